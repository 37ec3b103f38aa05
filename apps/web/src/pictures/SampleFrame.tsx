import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classes } from './classes.ts';
import type { HeadingLevel } from '@cornerbell/ui';
import { Title } from './Title.tsx';
import * as parts from './parts.css.ts';
import * as styles from './SampleFrame.css.ts';

/** Props of `SampleFrame`: those of a `figure` and its header. */
export interface SampleFrameProps extends Omit<ComponentPropsWithRef<'figure'>, 'title'> {
  /** The title of the frame, such as "Today at the gym". */
  title: ReactNode;
  /** The tag that marks the data as made up. */
  label: ReactNode;
  /** A short text at the end of the header, such as a day. */
  aside?: ReactNode;
  /**
   * Makes the title a heading of this level; without it the title is no heading.
   */
  headingLevel?: HeadingLevel | undefined;
  /**
   * Whether the frame has corner brackets; for one picture on a page.
   * @default false
   */
  highlighted?: boolean | undefined;
  /**
   * The outline: a board, or a phone for the members' app.
   * @default 'board'
   */
  device?: 'board' | 'phone' | undefined;
  /**
   * The layout of the children: `padded` for one piece, `panels` for `SamplePanel`s, two per row where the frame is wide.
   * @default 'padded'
   */
  layout?: 'padded' | 'panels' | undefined;
}

/** The frame around a picture of the product: its title, the tag "Sample data", and the interface itself. */
export function SampleFrame({
  title,
  label,
  aside,
  headingLevel,
  highlighted = false,
  device = 'board',
  layout = 'padded',
  className,
  children,
  ...rest
}: SampleFrameProps) {
  return (
    <figure
      className={classes(parts.piece, styles.root, className)}
      data-device={device}
      data-highlighted={highlighted || undefined}
      {...rest}
    >
      <figcaption className={styles.header}>
        <Title level={headingLevel} className={styles.title}>
          {title}
        </Title>
        <div className={styles.facts}>
          {aside && <span className={styles.aside}>{aside}</span>}
          <span className={styles.tag}>{label}</span>
        </div>
      </figcaption>
      <div
        className={
          layout === 'panels' ? classes(parts.ruled, styles.body, styles.columns) : styles.padded
        }
      >
        {children}
      </div>
    </figure>
  );
}
