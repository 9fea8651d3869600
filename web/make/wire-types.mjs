// src/wire.schema.json -> src/wire.ts: the types of everything that goes over the wire.
import { readFileSync, writeFileSync } from 'node:fs';
import { compile } from 'json-schema-to-typescript';

const here = new URL('../src/', import.meta.url);
const schema = JSON.parse(readFileSync(new URL('wire.schema.json', here), 'utf8'));
const text = await compile(schema, 'Wire', {
  bannerComment: '// Generated from wire.schema.json by `npm run types`. Do not edit.',
  additionalProperties: false,
  format: false,
  unreachableDefinitions: false,
});
const file = new URL('wire.ts', here);
if (process.argv.includes('--check')) {
  if (readFileSync(file, 'utf8') !== text) {
    console.error('src/wire.ts differs from wire.schema.json: run `npm run types`');
    process.exit(1);
  }
} else writeFileSync(file, text);
