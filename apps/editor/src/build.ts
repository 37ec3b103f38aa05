import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { editorConfig } from './config.ts';

/** The folder of the built editor. */
export const dist = join(import.meta.dirname, '../dist');

// A working copy needs nothing from elsewhere.
const github = process.env['EDITOR_REPOSITORY']
  ? 'https://api.github.com https://www.githubstatus.com'
  : '';
// Sveltia adds its styles as it runs.
const policy = `default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' blob: data:; connect-src 'self' blob: data: ${github}; manifest-src blob:; object-src 'none'; base-uri 'none'; form-action 'none'`;

const document = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="robots" content="noindex">
<title>Cornerbell editor</title>
<link rel="cms-config-url" type="application/json" href="config.json">
<script type="module" src="main.js"></script>
</head>
<body></body>
</html>
`;

rmSync(dist, { recursive: true, force: true });
cpSync(dirname(fileURLToPath(import.meta.resolve('@sveltia/cms'))), join(dist, 'sveltia'), {
  recursive: true,
  filter: (path) => !path.endsWith('.map'),
});
await build({
  entryPoints: [join(import.meta.dirname, 'main.ts')],
  outfile: join(dist, 'main.js'),
  bundle: true,
  minify: true,
  format: 'esm',
  target: 'es2023',
  alias: { '@sveltia/cms': './sveltia/index.js' },
  external: ['./sveltia/index.js'],
  logLevel: 'error',
});
writeFileSync(join(dist, 'index.html'), document);
writeFileSync(join(dist, 'config.json'), JSON.stringify(editorConfig()));
