import type { ServerResponse } from 'node:http';
import { extname } from 'node:path';
import process from 'node:process';
import {
  libraryFile,
  readAsOf,
  readLibrary,
  type PublishedLibrary,
} from '@cornerbell/content/library';
import type { Plugin, ViteDevServer } from 'vite';
import { oncePerLibrary } from '../src/shell/once-per-library.ts';
import { makeDownloads, type MadeDownloads } from './downloads/make-downloads.ts';
import { layoutAddress } from '../src/boot/addresses.ts';
import { twinPath } from './discovery/twin.ts';
import { binaryTypes, textTypes } from './hosting/types.ts';
import { renderDocument } from './document.ts';

type Render = typeof import('./render.tsx');

const dataFile = /^(.*)\/index\.json$/;

// The development server brings the styles itself, with the scripts that import them.
const boot = { styles: '', sheet: '', fonts: [], boot: '/src/boot/boot.ts', app: [] };

const inUtf8 = (type: string) => `${type}; charset=utf-8`;

const fileTypes: ReadonlyMap<string, string> = new Map([
  ...Object.entries(textTypes).map(([ending, type]) => [ending, inUtf8(type)] as const),
  ...Object.entries(binaryTypes),
]);

const asOf = () => readAsOf(process.env['AS_OF'], new Date());

function send(response: ServerResponse, status: number, type: string, body: string | Uint8Array) {
  response.writeHead(status, { 'content-type': type });
  response.end(body);
}

const typeOf = (pathname: string) =>
  fileTypes.get(extname(pathname).slice(1)) ?? inUtf8('text/plain');

const sendJson = (response: ServerResponse, value: unknown) =>
  value === null || value === undefined
    ? send(response, 404, 'text/plain', 'Not found')
    : send(response, 200, 'application/json', JSON.stringify(value));

const originOf = (server: ViteDevServer) =>
  server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? 'http://localhost';

/** Answers with the page, the page's data or the header's data, rendered from the content as it is now. */
async function answer(
  server: ViteDevServer,
  downloadsOf: (library: PublishedLibrary) => MadeDownloads,
  pathname: string,
  response: ServerResponse,
) {
  const render = (await server.ssrLoadModule('/build/render.tsx')) as Render;
  // The content package, which watches beside this server, selects for the same day.
  const library = readLibrary();
  const origin = originOf(server);
  const downloads = downloadsOf(library);
  const download = downloads.files.get(pathname);
  if (download !== undefined) return send(response, 200, typeOf(pathname), download);
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
  if (file !== undefined) return send(response, 200, typeOf(pathname), file);
  const page = await render.renderPage(context, pathname.replace(/\.md$/, ''));
  const { head, markup, description, found } = page;
  if (description.twin !== undefined && pathname.endsWith(twinPath(''))) {
    return send(response, 200, typeOf(pathname), description.twin);
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
      const downloadsOf = oncePerLibrary(({ guides, unlisted }) =>
        makeDownloads([...guides, ...unlisted.guides], { origin: originOf(server) }),
      );
      return () => {
        server.middlewares.use((request, response, next) => {
          const { pathname } = new URL(request.originalUrl ?? '/', 'http://localhost');
          answer(server, downloadsOf, pathname, response).catch(next);
        });
      };
    },
  };
}
