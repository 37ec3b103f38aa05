import { publishedAt } from '@cornerbell/content';
import { formatFinding, loadLibrary, loadSite } from '@cornerbell/content/loader';
import type { ViteDevServer } from 'vite';
import type { Server } from '../build/bundle.ts';
import { contentFolder, type Answer } from '../build/dev-server.ts';

type DrawCard = typeof import('../build/cards/draw-card.ts');

/** An as-of day on which every scheduled item is published. */
const lastDay = '9999-12-31';

const publish = <Item extends object>(items: readonly Item[]) =>
  items.map((item) => ({ ...item, status: 'published' as const }));

const explain = (status: number, reason: string): Answer => ({
  status,
  type: 'text/plain; charset=utf-8',
  body: reason,
});

/** Draws the social card of a page, drafts and scheduled items included; responds with the reason if it can't. */
export async function drawSocialCard(server: ViteDevServer, path: string): Promise<Answer> {
  const { site: copy, findings } = loadSite(contentFolder);
  const loaded = loadLibrary(contentFolder);
  if (!loaded.ok || !copy) {
    const found = [...findings, ...(loaded.ok ? [] : loaded.findings)];
    const lines = found.map((finding) => formatFinding(finding));
    return explain(409, `Cards are drawn once every file can be read.\n${lines.join('\n')}`);
  }
  const { library } = loaded;
  const everything = { posts: publish(library.posts), guides: publish(library.guides) };
  const context = {
    library: { ...publishedAt({ ...library, ...everything }, lastDay), site: copy },
    asOf: new Date(lastDay),
    origin: 'http://localhost',
    cardDesign: '',
  };
  const site = (await server.ssrLoadModule('/src/app/entry-server.tsx')) as Server;
  const page = await site.renderPage(context, site.layoutData(context), path);
  if (!page.found) return explain(404, `There is no page at ${path}.`);
  const { drawCard } = (await server.ssrLoadModule('/build/cards/draw-card.ts')) as DrawCard;
  try {
    return { type: 'image/png', body: await drawCard({ path, spec: page.description.card }) };
  } catch (error) {
    return explain(422, error instanceof Error ? error.message : String(error));
  }
}
