import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import process from 'node:process';
import { libraryFile, readAsOf, readLibrary } from '@cornerbell/content/library';
import type { Plugin, ViteDevServer } from 'vite';
import { makeDownloads } from './downloads/make-downloads.ts';
import { layoutAddress } from '../src/boot/addresses.ts';
import { twinPath } from './discovery/twin.ts';
import { typeOf } from './hosting/types.ts';
import { renderDocument } from './document.ts';

type Render = typeof import('./render.tsx');

const dataFile = /^(.*)\/index\.json$/;

// The development server brings the styles itself, with the scripts that import them.
const boot = { styles: '', sheet: '', fonts: [], boot: '/src/boot/boot.ts', app: [] };

const asOf = () => readAsOf(process.env['AS_OF'], new Date());

function send(response: ServerResponse, status: number, type: string, body: string | Uint8Array) {
  response.writeHead(status, { 'content-type': type });
  response.end(body);
}

const typeAt = (pathname: string) => typeOf(extname(pathname).slice(1) || 'txt');

const sendJson = (response: ServerResponse, value: unknown) =>
  value === null || value === undefined
    ? send(response, 404, 'text/plain', 'Not found')
    : send(response, 200, 'application/json', JSON.stringify(value));

/** Answers with the page, the page's data or the header's data, rendered from the content as it is now. */
async function answer(server: ViteDevServer, pathname: string, response: ServerResponse) {
  const render = (await server.ssrLoadModule('/build/render.tsx')) as Render;
  // The content package, which watches beside this server, selects for the same day.
  const library = readLibrary();
  const origin = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? 'http://localhost';
  const downloads = await makeDownloads([...library.guides, ...library.unlisted.guides], {
    cache: join(import.meta.dirname, '../.downloads'),
    origin,
  });
  const download = downloads.files.get(pathname);
  if (download !== undefined) {
    return send(response, 200, typeAt(pathname), readFileSync(download));
  }
  const context = {
    library,
    asOf: new Date(asOf()),
    origin,
    cardDesign: '',
    downloads: downloads.byGuide,
  };
  if (pathname === layoutAddress) return sendJson(response, render.readLayoutData(context));
  const [, owner] = dataFile.exec(pathname) ?? [];
  if (owner !== undefined) {
    return sendJson(response, await render.readPageData(context, owner || '/'));
  }
  const file = (await render.listFiles(context, await render.listPaths(context)))[pathname];
  if (file !== undefined) return send(response, 200, typeAt(pathname), file);
  const page = await render.renderPage(context, pathname.replace(/\.md$/, ''));
  const { head, markup, description, found } = page;
  if (description.twin !== undefined && pathname.endsWith(twinPath(''))) {
    return send(response, 200, typeAt(pathname), description.twin);
  }
  const document = renderDocument(head, markup, boot, render.writeHeadTags(description)).join('');
  const html = await server.transformIndexHtml(pathname, document);
  return send(response, found ? 200 : 404, 'text/html', html);
}

/** In development, renders each page and its data when it is asked for. */
export function serveRendered(): Plugin {
  return {
    name: 'cornerbell:serve-rendered',
    apply: 'serve',
    async configureServer(server) {
      server.watcher.add(libraryFile);
      server.watcher.on('all', (_, file) => {
        if (file === libraryFile) server.ws.send({ type: 'full-reload' });
      });
      return () => {
        server.middlewares.use((request, response, next) => {
          const { pathname } = new URL(request.originalUrl ?? '/', 'http://localhost');
          answer(server, pathname, response).catch(next);
        });
      };
    },
  };
}
