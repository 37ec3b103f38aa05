import type { ReactNode } from 'react';
import { classes } from '../shared/classes.ts';
import { useCopy } from '../shared/copy.ts';
import * as styles from './SamplePicture.css.ts';

interface SamplePictureProps {
  title: string;
  /** A short text at the end of the header, such as a day. */
  aside?: ReactNode;
  /**
   * Whether the picture has corner brackets; for one on a page.
   * @default false
   */
  highlighted?: boolean | undefined;
  /** Draws the outline of a phone, for the members' app. */
  device?: 'phone';
  /**
   * The layout of the children: `padded` for one piece, `panels` for `SamplePanel`s, two per row where the picture is wide.
   * @default 'padded'
   */
  layout?: 'padded' | 'panels';
  children: ReactNode;
}

/** A picture of the product, labelled as sample data. */
export const SamplePicture = ({
  title,
  aside,
  highlighted,
  device,
  layout = 'padded',
  children,
}: SamplePictureProps) => (
  <figure className={styles.root} data-device={device} data-highlighted={highlighted || undefined}>
    <figcaption className={styles.header}>
      <p className={styles.title}>{title}</p>
      <div className={styles.facts}>
        {aside && <span className={styles.aside}>{aside}</span>}
        <span className={styles.tag}>{useCopy().messages.sampleDataLabel}</span>
      </div>
    </figcaption>
    <div className={layout === 'panels' ? styles.panels : styles.padded}>{children}</div>
  </figure>
);

interface SamplePanelProps {
  /** The title of the panel; left out where that of the picture is enough. */
  title?: string;
  /** A short text at the end of the header. */
  aside?: ReactNode;
  /** Whether the panel takes both columns of a wide picture (`wide`) or two rows of one (`tall`). */
  span?: 'wide' | 'tall' | undefined;
  /**
   * Whether the content reaches the edges of the panel, as a `FactStrip` does.
   * @default false
   */
  flush?: boolean;
  children: ReactNode;
}

/** One part of a `SamplePicture` whose layout is `panels`. */
export const SamplePanel = ({ title, aside, span, flush, children }: SamplePanelProps) => (
  <div
    className={classes(styles.panel, title && styles.titled, !flush && styles.padded)}
    data-span={span}
  >
    {title && (
      <div className={styles.panelHeader}>
        <p className={styles.panelTitle}>{title}</p>
        {aside && <span className={styles.aside}>{aside}</span>}
      </div>
    )}
    {children}
  </div>
);
