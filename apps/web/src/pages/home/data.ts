import { postCardData } from '../../library/card-data.ts';
import { newestDay } from '../../library/newest-day.ts';
import { pilotPlaces } from '../../pilot/pilot-places.ts';
import type { BuildContext, PageContext, PageMetadata } from '../../page.ts';
import { drawPicture } from '../../samples/draw-html.tsx';
import { websiteNode } from '../../metadata/nodes.ts';
import { pictures } from './pictures.tsx';

const postCount = 3;

export const data = ({ library: { posts, site }, asOf }: BuildContext) => {
  const { board: _, features, foundingCall, ...home } = site.home;
  const draw = (name: string) => drawPicture(pictures(site), name, site);
  const { text: places = '' } = pilotPlaces(site.company, site.pilotProgram.places, asOf);
  const text = `${foundingCall.text} ${places}`.trim();
  return {
    copy: { ...home, foundingCall: { ...foundingCall, text } },
    board: draw('board'),
    features: {
      ...features,
      items: features.items.map((item) => ({ ...item, picture: draw(item.id) })),
    },
    gyms: site.company.gyms?.map(({ quote, ...gym }) => ({ ...gym, text: `“${quote}”` })),
    pilotNumbers: site.pilotProgram.numbers,
    // The newest has a large card, the others small ones.
    posts: posts
      .slice(0, postCount)
      .map((post, index) => postCardData(post, index === 0 ? 'card' : 'small')),
  };
};

export type HomeData = ReturnType<typeof data>;

export const modified = ({ library: { posts, guides } }: BuildContext) =>
  newestDay([...posts, ...guides]);

export const head = ({ copy }: HomeData) => copy.head;

export const describe = ({ copy }: HomeData, context: PageContext): PageMetadata => ({
  card: { label: context.library.site.company.status, title: copy.hero.title },
  nodes: () => [websiteNode(context)],
});
