import { lightTheme, type Hue } from '@cornerbell/ui/theme';
import { draw, type Paint } from './drawing.ts';
import { field } from './shape.ts';

/**
 * The cover of a post or guide as an SVG document of 640 by 360 units with the light theme's
 * literal colours, for use without a style sheet, such as in social cards. Same seed, same drawing.
 *
 * @example
 * coverArtSvg('ten-days-quiet', 'blue').slice(0, 5); // => '<svg '
 */
export function coverArtSvg(seed: string, hue: Hue, numeral?: string): string {
  const { scheme, shapes } = draw(seed, numeral);
  const { text: ink, surface: paper } = lightTheme.color;
  const paints: Readonly<Record<Paint, string>> = { ...lightTheme.hue[hue], ink, paper };
  const paths = shapes.map(({ d, fill, stroke, width }) => {
    const paint = fill ? paints[scheme[fill]] : 'none';
    const line = stroke ? ` stroke="${paints[scheme[stroke]]}" stroke-width="${width}"` : '';
    return `<path d="${d}" fill="${paint}"${line}/>`;
  });
  const { width, height } = field;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" stroke-linejoin="bevel">` +
    `<path d="M0 0h${width}v${height}H0z" fill="${paints[scheme.background]}"/>${paths.join('')}</svg>`
  );
}
