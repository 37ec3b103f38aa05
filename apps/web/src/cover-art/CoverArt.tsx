import type { ComponentPropsWithRef } from 'react';
import { classes } from '../shared/classes.ts';
import type { Hue } from '@cornerbell/ui/theme';
import * as styles from './CoverArt.css.ts';
import { draw } from './drawing.ts';
import { field } from './shape.ts';

/** Props of `CoverArt`: those of an `svg`, what to draw and in which hue. */
export interface CoverArtProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /** The seed of the drawing, such as a slug. Same seed, same drawing. */
  seed: string;
  /** The colour of the category. */
  hue: Hue;
  /** A number to draw, one or two digits; without it the seed chooses the motif. */
  numeral?: string | undefined;
}

/**
 * A drawing generated from a text: a bell, a ring, ropes, a round clock. It only decorates, so it is hidden from
 * screen readers; its colours follow the theme. It fills its box, cropped to the middle.
 */
export function CoverArt({ seed, hue, numeral, className, ...rest }: CoverArtProps) {
  const { scheme, shapes } = draw(seed, numeral);
  const { width, height } = field;
  return (
    <svg
      className={classes(styles.root, styles.hue[hue], className)}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      strokeLinejoin="bevel"
      aria-hidden="true"
      {...rest}
    >
      <path d={`M0 0h${width}v${height}H0z`} className={styles.fill[scheme.background]} />
      {shapes.map(({ d, fill, stroke, width: strokeWidth }) => (
        <path
          key={`${fill ?? ''} ${stroke ?? ''} ${d}`}
          d={d}
          strokeWidth={strokeWidth}
          className={classes(
            stroke && styles.stroke[scheme[stroke]],
            fill && styles.fill[scheme[fill]],
          )}
        />
      ))}
    </svg>
  );
}
