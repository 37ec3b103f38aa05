/**
 * Serves the release with nginx and the very file that the build wrote for it, on loopback: only the
 * paths in it are changed. `node e2e/serve-nginx.ts PORT PLAIN_PORT FUNCTIONS_ORIGIN`; it ends with SIGTERM.
 */
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readOrigin } from '../build/discovery/origin.ts';
import { installPaths } from '../build/hosting/nginx.ts';
// @boundaries-ignore the finder also runs before anything is installed, so it belongs to no package
import { findNginx } from '../../../.workspace/browser.mjs';

const [port, plainPort, functions = ''] = process.argv.slice(2);
const release = join(import.meta.dirname, '../.release');
const nginx = findNginx();
if (!nginx) throw new Error('nginx was not found: install it, such as by apt-get install nginx.');
if (!existsSync(join(release, 'site/index.html'))) {
  throw new Error('There is no release in .release/site. Make it: pnpm site release');
}

const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
const certificate = join(folder, 'certificate.pem');
const key = join(folder, 'key.pem');
const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
const algorithm = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'];
execFileSync(
  'openssl',
  [
    'req',
    '-x509',
    '-nodes',
    '-days',
    '2',
    ...algorithm,
    ...subject,
    '-keyout',
    key,
    '-out',
    certificate,
  ],
  { stdio: 'ignore' },
);

const changes = [
  [installPaths.site, join(release, 'site')],
  [installPaths.certificate, certificate],
  [installPaths.key, key],
  [installPaths.functions, functions],
  ['  listen [::]:80;\n', ''],
  ['  listen [::]:80 default_server;\n', ''],
  ['  listen [::]:443 ssl http2;\n', ''],
  ['  listen [::]:443 ssl http2 default_server;\n', ''],
  ['listen 80', `listen 127.0.0.1:${plainPort}`],
  ['listen 443 ssl', `listen 127.0.0.1:${port} ssl`],
  [`server_name ${new URL(readOrigin(process.env.SITE_URL)).hostname};`, 'server_name localhost;'],
] as const;

let rules = readFileSync(join(release, 'nginx.conf'), 'utf8');
for (const [from, to] of changes) {
  if (!rules.includes(from)) throw new Error(`.release/nginx.conf lacks "${from}".`);
  rules = rules.replaceAll(from, to);
}
writeFileSync(join(folder, 'site.conf'), rules);

const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
writeFileSync(
  join(folder, 'nginx.conf'),
  `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
pid ${folder}/nginx.pid;
error_log stderr warn;
events { worker_connections 256; }
http {
  access_log off;
${temporary.map((name) => `  ${name}_temp_path ${folder}/${name};\n`).join('')}  include ${folder}/site.conf;
}
`,
);

const server = spawn(nginx, ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'], {
  stdio: 'inherit',
});
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => {
  rmSync(folder, { recursive: true, force: true });
  process.exit(code ?? 1);
});
