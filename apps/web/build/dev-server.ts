import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import process from 'node:process';
import { guideAddress, isPost, postAddress } from '@cornerbell/content';
import type { SiteLibrary } from '@cornerbell/content/library';
import { checkedLibrary, fieldAt, formatFinding, type Finding } from '@cornerbell/content/loader';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import { layoutAddress } from '../src/shared/addresses.ts';
import type { BuildContext } from '../src/page.ts';
import { isPreloaded, type Server } from './bundle.ts';
import { markdownPath } from '../src/metadata/markdown-version.ts';
import { renderDocument } from './document.ts';
import { articlesOf, listDownloads } from './downloads/list-downloads.ts';
import { withPreviews } from './downloads/previews.ts';
import { findingsStrip, stateLabel } from './findings-strip.ts';
import { typeOf } from './hosting/types.ts';
import { contentFolder, readOptions } from './options.ts';
import { readSettings } from './settings.ts';

const isContent = (file: string) =>
  file.startsWith(contentFolder) &&
  /\.(md|yaml|svg|png|jpe?g|webp)$/i.test(file) &&
  !file.includes('node_modules');

const html = (body: string, status = 200) =>
  new Response(body, { status, headers: { 'content-type': typeOf('html') } });

const file = (address: string, body: string | Uint8Array<ArrayBuffer>) =>
  new Response(body, {
    headers: { 'content-type': typeOf(extname(address).slice(1).toLowerCase() || 'txt') },
  });

/** Matches the address of a font in a `@font-face` rule. */
const fontAddress = /url\(([^)]+\.woff2)\)/g;

const rank = ({ severity }: Finding) => (severity === 'warning' ? 1 : 0);

/** A finding with the path of its field; empty for a file that is missing or is not text. */
function placed(finding: Finding) {
  try {
    return { ...finding, path: fieldAt(contentFolder, finding) };
  } catch {
    return { ...finding, path: [] };
  }
}

/** The library as it is now, if every page can be read, and the findings, errors first. */
function readContent() {
  const checked = checkedLibrary(contentFolder, readOptions([]).asOf, { withDrafts: true });
  const findings = checked.ok ? checked.warnings : checked.findings;
  return {
    library: checked.ok ? checked.library : checked.preview,
    findings: findings.toSorted((a, b) => rank(a) - rank(b)).map(placed),
  };
}

/** A page that says what can't be shown; with Vite's client, it reloads when that is fixed. */
const explanation = (words: string, strip: string) =>
  `<!doctype html><html lang="en"><head><title>Content error</title></head><body><h1>${words}</h1>${strip.replace('<details', '<details open')}</body></html>`;

/** The styles of all modules rendered so far, so that HTML is styled before its scripts run. */
async function readStyles(server: ViteDevServer): Promise<string> {
  const modules = [...server.environments.ssr.moduleGraph.idToModuleMap.values()];
  const sheets = modules.filter(({ url }) => url.replace(/\?.*/, '').endsWith('.css'));
  const texts = await Promise.all(
    sheets.map(async ({ url }) => {
      const inline = url.includes('inline') ? url : `${url}${url.includes('?') ? '&' : '?'}inline`;
      const module = (await server.ssrLoadModule(inline)) as { default: string };
      return module.default;
    }),
  );
  return texts.join('\n');
}

/** The development server: renders each page and its data on request, from the current content. */
export function devServer(): Plugin {
  return {
    name: 'cornerbell:dev-server',
    apply: 'serve',
    configureServer(server) {
      let content: ReturnType<typeof readContent> | undefined;
      /** The last library that could be read, which is shown while a page can't be. */
      let lastLibrary: SiteLibrary | undefined;
      let lastReport = '';
      const currentContent = () => {
        content ??= readContent();
        lastLibrary = content.library ?? lastLibrary;
        const report = content.findings.map((finding) => `${formatFinding(finding)}\n`).join('');
        if (report !== lastReport) process.stderr.write(report || 'Nothing to fix.\n');
        lastReport = report;
        return content;
      };
      let timer: NodeJS.Timeout | undefined;
      server.watcher.add(contentFolder);
      server.watcher.on('all', (_, changed) => {
        if (!isContent(changed)) return;
        // Several files may change at once.
        clearTimeout(timer);
        timer = setTimeout(() => {
          content = undefined;
          try {
            currentContent();
          } catch (error) {
            // A file may vanish while it is read; the next request reads again.
            server.config.logger.error(String(error));
          }
          server.ws.send({ type: 'full-reload' });
        }, 50);
      });

      async function answer(pathname: string): Promise<Response> {
        const { library: current = lastLibrary, findings } = currentContent();
        if (!current) {
          const body = explanation('The content can’t be read', findingsStrip(findings));
          return html(await server.transformIndexHtml(pathname, body), 500);
        }
        const origin = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? 'http://localhost';
        const { asOf, downloads: folders } = readOptions([]);
        const { library, files: previews } = withPreviews(current, folders.pdfs);
        const downloads = listDownloads(articlesOf(library), folders);
        const context: BuildContext = {
          library,
          asOf: new Date(asOf),
          origin,
          cardDesign: '',
          downloads: downloads.byPath,
        };
        const site = (await server.ssrLoadModule('/src/app/entry-server.tsx')) as Server;
        const layout = site.layoutData(context, readSettings(process.env));
        const download = downloads.files.get(pathname) ?? previews.get(pathname);
        if (download !== undefined) return file(pathname, readFileSync(download));
        if (pathname in library.pictures)
          return file(pathname, readFileSync(join(contentFolder, pathname)));
        if (pathname === layoutAddress) return Response.json(layout);
        const [, owner] = /^(.*)\/index\.json$/.exec(pathname) ?? [];
        if (owner !== undefined) {
          const data = await site.readPageData(context, owner || '/');
          return data ? Response.json(data) : new Response('Not found', { status: 404 });
        }
        const files = await site.listFiles(context);
        const text = files[pathname];
        if (text !== undefined) return file(pathname, text);

        const path = pathname.replace(/\.md$/, '') || '/';
        const article = articlesOf(library).find(
          (item) => (isPost(item) ? postAddress(item) : guideAddress(item)) === path,
        );
        const strip = findingsStrip(findings, article && stateLabel(article));
        let page;
        try {
          page = await site.renderPage(context, layout, path);
        } catch (error) {
          server.config.logger.error(String(error));
          const body = explanation('This page can’t be shown', strip);
          return html(await server.transformIndexHtml(pathname, body), 500);
        }
        const { markup, description } = page;
        if (description.markdown !== undefined && pathname.endsWith(markdownPath('')))
          return file(pathname, description.markdown);
        const document = renderDocument(description.head, markup, {
          styles: site.fontFaces + (await readStyles(server)),
          tags: site.headTags(description),
          fonts: Array.from(
            site.fontFaces.matchAll(fontAddress),
            ([, address = '']) => address,
          ).filter(isPreloaded),
          entry: '/src/app/entry-client.ts',
        })
          // The development server adds styles and scripts of its own.
          .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>\n/, '')
          .replace('</body>', () => `${strip}</body>`);
        const status = description.address ? 200 : 404;
        return html(await server.transformIndexHtml(pathname, document), status);
      }

      async function respond({ originalUrl = '/' }: Connect.IncomingMessage, to: ServerResponse) {
        const { pathname } = new URL(originalUrl, 'http://localhost');
        const sent = await answer(decodeURI(pathname));
        to.writeHead(sent.status, Object.fromEntries(sent.headers));
        to.end(await sent.bytes());
      }

      return () => {
        server.middlewares.use((request, response, next) => {
          respond(request, response).catch(next);
        });
      };
    },
  };
}
