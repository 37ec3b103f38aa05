import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classes } from './classes.ts';
import type { HeadingLevel } from '@cornerbell/ui';
import { Title } from './Title.tsx';
import * as parts from './parts.css.ts';
import * as styles from './SampleFrame.css.ts';

/** Props of `SamplePanel`: those of a `div` and its header. */
export interface SamplePanelProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** The title of the panel; left out where the frame's title is enough. */
  title?: string | undefined;
  /** A short text at the end of the header. */
  aside?: ReactNode;
  /** Makes the title a heading of this level; without it the title is no heading. */
  headingLevel?: HeadingLevel | undefined;
  /** Whether the panel takes both columns of a wide frame (`wide`) or two rows of one (`tall`). */
  span?: 'wide' | 'tall' | undefined;
  /**
   * Whether the content reaches the panel's edges, as a `FactStrip` does.
   * @default false
   */
  flush?: boolean | undefined;
}

/** One part of a `SampleFrame` whose layout is `panels`. */
export function SamplePanel({
  title,
  aside,
  headingLevel,
  span,
  flush = false,
  className,
  children,
  ...rest
}: SamplePanelProps) {
  return (
    <div
      className={classes(
        parts.piece,
        styles.panel,
        title && styles.titled,
        !flush && styles.padded,
        className,
      )}
      data-span={span}
      {...rest}
    >
      {title && (
        <div className={styles.panelHeader}>
          <Title level={headingLevel} className={styles.panelTitle}>
            {title}
          </Title>
          {aside && <span className={styles.aside}>{aside}</span>}
        </div>
      )}
      {children}
    </div>
  );
}
