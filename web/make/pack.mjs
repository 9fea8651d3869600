// Puts a packed form beside every text file of the built site, for browsers that take it.
import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const site = fileURLToPath(new URL('../../src/thousand/server/static/', import.meta.url));
const TEXT = /\.(js|css|svg|webmanifest)$/;

for (const name of readdirSync(site, { recursive: true })) {
  const file = site + name;
  if (!TEXT.test(file) || statSync(file).size < 600) continue;
  writeFileSync(`${file}.gz`, gzipSync(readFileSync(file), { level: 9 }));
}
