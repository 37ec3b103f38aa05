import type { Site } from '@cornerbell/content/copy';
import { drawHtml } from '../../samples/draw-html.tsx';
import { FeaturePicture } from './FeaturePicture.tsx';
import { HeroBoard } from './HeroBoard.tsx';

/** The board in the first section as HTML. */
export const drawBoard = (site: Site): string => drawHtml(<HeroBoard site={site} />, site, 'board');

/** The picture of a feature as HTML. */
export const drawFeature = (id: string, site: Site): string =>
  drawHtml(<FeaturePicture id={id} samples={site.samples} />, site, id);
