import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { loadSite, siteFolder } from '@cornerbell/content/loader';
import type { Plugin } from 'vite';
import { contentFolder, send, type Answer } from '../build/dev-server.ts';
import { filesBelow } from '../build/files-below.ts';
import { drawSocialCard } from './draw-social-card.ts';

const document = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Author's desk</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
</head>
<body>
<div id="desk"></div>
<script type="module" src="/desk/main.tsx"></script>
</body>
</html>
`;

const command = join(siteFolder, 'src/cli/main.ts');

/** The copy files and redirects of the content folder's `site/`, or of the package's if it has none. */
function readSite() {
  const folder = existsSync(join(contentFolder, 'site')) ? contentFolder : siteFolder;
  const { files, redirects } = loadSite(folder);
  return {
    siteName: files.company?.name ?? '',
    copyFolder: folder,
    copyFiles: filesBelow(join(folder, 'site')).map((file) => join('site', file)),
    redirects,
  };
}

async function list(): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [command, 'list', '--json', '--folder', contentFolder],
    { maxBuffer: 2 ** 28 },
  );
  return JSON.stringify({ ...JSON.parse(stdout), folder: contentFolder, ...readSite() });
}

/** Serves the author's desk at `/desk`, with the items of `pnpm content list`. In development only. */
export function serveDesk(): Plugin {
  return {
    name: 'cornerbell:serve-desk',
    apply: 'serve',
    configureServer(server) {
      const answer = async (url: string): Promise<Answer | undefined> => {
        const { pathname, searchParams } = new URL(url, 'http://localhost');
        if (pathname === '/desk/list.json') return { type: 'application/json', body: await list() };
        if (pathname === '/desk/card.png')
          return drawSocialCard(server, searchParams.get('path') ?? '');
        if (!/^\/desk\/?$/.test(pathname)) return undefined;
        return { type: 'text/html', body: await server.transformIndexHtml(url, document) };
      };
      server.middlewares.use((request, response, next) => {
        answer(request.url ?? '/').then(
          (answered) => (answered === undefined ? next() : send(response, answered)),
          next,
        );
      });
    },
  };
}
