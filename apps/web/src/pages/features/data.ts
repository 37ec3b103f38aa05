import type { BuildContext } from '../../page.ts';
import { drawPreview, drawStill } from '../../gym/draw-still.tsx';

/** The copy of the page, and its stills as HTML. */
export const data = ({ library: { site } }: BuildContext) => {
  const { areas, ...copy } = site.features;
  return {
    copy,
    areas: areas.map(({ still, ...area }) => ({ ...area, picture: drawStill(still, site) })),
    gym: { desk: drawPreview('desk', site), phone: drawPreview('phone', site) },
  };
};

export type FeaturesData = ReturnType<typeof data>;
