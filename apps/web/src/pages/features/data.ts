import type { BuildContext } from '../../page.ts';
import { drawPicture } from '../../samples/draw-html.tsx';
import { pictures } from './pictures.tsx';

/** The copy of the page, and its pictures as HTML. */
export const data = ({ library: { site } }: BuildContext) => {
  const { areas, ...copy } = site.features;
  return {
    copy,
    areas: areas.map((area) => ({ ...area, picture: drawPicture(pictures, area.id, site) })),
    evening: drawPicture(pictures, 'evening', site),
  };
};

export type FeaturesData = ReturnType<typeof data>;

export const head = ({ copy }: FeaturesData) => copy.head;
