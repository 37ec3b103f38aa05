import type { Site } from '@cornerbell/content/copy';
import { drawHtml } from '../shared/draw-html.tsx';
import { firstShown } from './frame.ts';
import { reduce, startOf } from './state.ts';
import { Still } from './Still.tsx';

/** Draws a still as HTML; nothing if there is none of the name, which the content check finds. */
export function drawStill(name: string, { stills: { stills }, samples }: Site): string {
  const still = stills.find((one) => one.name === name);
  if (!still) return '';
  const { name: _name, before = [], ...shown } = still;
  const state = before.reduce((now, action) => reduce(samples, now, action), startOf(samples));
  return drawHtml(<Still samples={samples} state={state} shown={shown} />, name);
}

/** The copy of a part of a page that shows the product, with its still as HTML. */
export const drawStillSection = ({ still, ...section }: Site['pricing']['gym'], site: Site) => ({
  ...section,
  still: drawStill(still, site),
});

/** Draws a frame of the live gym as HTML, which is a still until the gym has loaded. */
export function drawPreview(kind: 'desk' | 'phone', { samples }: Site): string {
  const shown = firstShown(samples)[kind];
  return drawHtml(
    <Still samples={samples} state={startOf(samples)} shown={shown} isPreview />,
    `gym-${kind}`,
  );
}
