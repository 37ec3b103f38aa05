import { postAddress } from '@cornerbell/content';
import { postCardData } from '../../library/card-data.ts';
import { fillPlaceholders } from '../../library/fill-placeholders.ts';
import { newestDay } from '../../library/newest-day.ts';
import { pilotPlaces } from '../../company/pilot-places.ts';
import type { BuildContext, PageContext, PageMetadata } from '../../page.ts';
import { drawPreview } from '../../gym/draw-still.tsx';
import { websiteNode } from '../../metadata/nodes.ts';

/** The proofs of the tiles of "Built in the Open": the newest post and building update, the call. */
function proofs({ posts, site: { home } }: BuildContext['library']) {
  const { newest, call } = home.openness;
  const [post] = posts;
  const update = posts.find(({ category }) => category === 'building-updates');
  return {
    date: post && {
      label: fillPlaceholders(newest, { date: post.dates.card }),
      href: postAddress(post),
    },
    update: update && { label: update.title, href: postAddress(update) },
    call,
  };
}

export const data = ({ library, asOf }: BuildContext) => {
  const { posts, site } = library;
  const { foundingCall, openness, ...home } = site.home;
  const shown = proofs(library);
  const places = pilotPlaces(site, asOf);
  const text = places ? `${foundingCall.text} ${places.text}` : foundingCall.text;
  return {
    copy: { ...home, foundingCall: { ...foundingCall, text } },
    openness: {
      ...openness,
      tiles: openness.tiles.map((tile) => ({ ...tile, link: shown[tile.proof] })),
    },
    gym: { desk: drawPreview('desk', site) },
    gyms: site.company.gyms?.map(({ quote, ...gym }) => ({ ...gym, text: `“${quote}”` })),
    pilotNumbers: site.pilotProgram.numbers,
    // The newest has a large card, the others small ones.
    posts: posts
      .slice(0, 3)
      .map((post, index) => postCardData(post, library, index === 0 ? 'card' : 'small')),
  };
};

export type HomeData = ReturnType<typeof data>;

export const modified = ({ library: { posts, guides } }: BuildContext) =>
  newestDay([...posts, ...guides]);

export const describe = ({ copy }: HomeData, context: PageContext): PageMetadata => ({
  card: { label: context.library.site.company.status, title: copy.hero.title },
  nodes: () => [websiteNode(context)],
});
