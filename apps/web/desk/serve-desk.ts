import { join } from 'node:path';
import { loadSite, readList } from '@cornerbell/content/loader';
import type { Plugin } from 'vite';
import { buildDay, contentFolder, send, type Answer } from '../build/dev-server.ts';
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

/** What the desk shows: every text, and the copy files and redirects of the site. */
function list() {
  const { files, redirects } = loadSite(contentFolder);
  return JSON.stringify({
    ...readList(contentFolder, buildDay()),
    folder: contentFolder,
    siteName: files.company?.name ?? '',
    copyFiles: filesBelow(join(contentFolder, 'site')).map((file) => join('site', file)),
    redirects,
  });
}

/** Serves the author's desk at `/desk`. In development only. */
export function serveDesk(): Plugin {
  return {
    name: 'cornerbell:serve-desk',
    apply: 'serve',
    configureServer(server) {
      const answer = async (url: string): Promise<Answer | undefined> => {
        const { pathname, searchParams } = new URL(url, 'http://localhost');
        if (pathname === '/desk/list.json') return { type: 'application/json', body: list() };
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
