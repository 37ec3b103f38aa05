import type { Site } from '@cornerbell/content/copy';
import { drawHtml } from '../../samples/draw-html.tsx';
import { EveningPicture } from '../../samples/pictures.tsx';
import { AreaPicture } from './AreaPicture.tsx';

/** The picture of an area as HTML. */
export const drawArea = (id: string, site: Site): string =>
  drawHtml(<AreaPicture id={id} samples={site.samples} />, site, id);

/** The picture of an evening at the gym as HTML. */
export const drawEvening = (site: Site): string =>
  drawHtml(<EveningPicture sample={site.samples.evening} highlighted />, site, 'evening');
