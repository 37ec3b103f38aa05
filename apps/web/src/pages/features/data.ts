import type { BuildContext } from '../../page.ts';
import { drawArea, drawEvening } from './pictures.tsx';

/** The copy of the page, and its pictures as HTML. */
export const data = ({ library: { site } }: BuildContext) => {
  const { areas, ...copy } = site.features;
  return {
    copy,
    areas: areas.map((area) => ({ ...area, picture: drawArea(area.id, site) })),
    evening: drawEvening(site),
  };
};

export type FeaturesData = ReturnType<typeof data>;

export const head = ({ copy }: FeaturesData) => copy.head;
