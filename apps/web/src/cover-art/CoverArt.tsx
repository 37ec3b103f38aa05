import type { Hue } from '@cornerbell/ui/theme';
import { classes } from '../shared/classes.ts';
import * as styles from './CoverArt.css.ts';
import { draw } from './drawing.ts';
import { field } from './shape.ts';

interface CoverArtProps {
  /** The seed of the drawing, such as a slug. Same seed, same drawing. */
  seed: string;
  /** The colour of the category. */
  hue: Hue;
}

/**
 * A drawing generated from a text: a bell, a ring, ropes, a round clock. Decorative, so hidden from
 * screen readers; its colours follow the theme. It fills its box, cropped to the middle.
 */
export function CoverArt({ seed, hue }: CoverArtProps) {
  const { scheme, shapes } = draw(seed);
  const { width, height } = field;
  return (
    <svg
      className={classes(styles.root, styles.hue[hue])}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      strokeLinejoin="bevel"
      aria-hidden="true"
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
