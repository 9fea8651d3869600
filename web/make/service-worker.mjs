// Writes sw.js with the names of the files it keeps; its version is their hash.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

export const serviceWorker = () => ({
  name: 'service-worker',
  apply: 'build',
  generateBundle(_options, bundle) {
    const files = Object.keys(bundle)
      .filter((name) => name.startsWith('assets/'))
      .sort();
    const version = createHash('sha256').update(files.join()).digest('hex').slice(0, 12);
    const source = readFileSync(new URL('sw.js', import.meta.url), 'utf8')
      .replace("'%FILES%'", files.map((name) => `'/${name}'`).join(', '))
      .replace('%VERSION%', version);
    this.emitFile({ type: 'asset', fileName: 'sw.js', source });
  },
});
