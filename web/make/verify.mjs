// Writes verify-thousand.html beside the built site: one file with its script and styles inside.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));

const site = fileURLToPath(new URL('../../src/thousand/server/static/', import.meta.url));

const { output } = await build({
  root,
  logLevel: 'warn',
  publicDir: false,
  build: {
    write: false,
    cssCodeSplit: false,
    lib: { entry: 'verify/main.ts', formats: ['iife'], name: 'verify', fileName: 'verify' },
  },
}).then((result) => (Array.isArray(result) ? result[0] : result));
const code = output.find((part) => part.type === 'chunk').code.replaceAll('</script', '<\\/script');
const styles = output
  .filter((part) => part.fileName.endsWith('.css'))
  .map((part) => String(part.source).replace(/@font-face\s*\{[^}]*\}/g, ''))
  .join('');
const html = `<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'">
<title>Тысяча: проверка</title>
<style>${styles}</style>
</head>
<body>
<script>${code}</script>
</body>
</html>
`;
writeFileSync(`${site}verify-thousand.html`, html);
