import { execFile } from 'node:child_process';
import type { ServerResponse } from 'node:http';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';

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

/** In development, shows every text of the content at `/desk`, as `pnpm content list` knows it. No build has it. */
export function serveDesk(): Plugin {
  return {
    name: 'cornerbell:serve-desk',
    apply: 'serve',
    async configureServer(server) {
      const { libraryFile, readLibrary } = await import('@cornerbell/content/library');
      const content = process.env['CONTENT_DIR'] ?? join(dirname(libraryFile), '..');
      const command = join(dirname(libraryFile), '../src/cli/main.ts');
      const list = async () => {
        const { stdout } = await promisify(execFile)(
          process.execPath,
          [command, 'list', '--json', '--folder', content],
          { maxBuffer: 2 ** 28 },
        );
        const siteName = readLibrary().site.company.name;
        return JSON.stringify({ ...JSON.parse(stdout), folder: content, siteName });
      };
      const answer = async (url: string) => {
        const { pathname } = new URL(url, 'http://localhost');
        if (pathname === '/desk/list.json') return { type: 'application/json', body: await list() };
        if (!/^\/desk\/?$/.test(pathname)) return undefined;
        return { type: 'text/html', body: await server.transformIndexHtml(url, document) };
      };
      const send = async (
        url: string,
        response: ServerResponse,
        next: (error?: unknown) => void,
      ) => {
        const answered = await answer(url);
        if (answered === undefined) return next();
        response.setHeader('content-type', answered.type);
        return response.end(answered.body);
      };
      server.middlewares.use((request, response, next) => {
        send(request.url ?? '/', response, next).catch(next);
      });
    },
  };
}
