import * as styles from './SectionTitle.css.ts';

/** Props of `SectionTitle`. */
export interface SectionTitleProps {
  /** The id that the section is labelled by. */
  id: string;
  title: string;
  /** One or two sentences under the title. */
  lead?: string;
  /**
   * How loud the title is; `hero` is for the one section that a page is for.
   * @default 'title'
   */
  size?: 'title' | 'hero';
}

/** The heading of a section with its lead. */
export function SectionTitle({ id, title, lead, size = 'title' }: SectionTitleProps) {
  return (
    <div className={styles.root}>
      <h2 id={id} className={styles.title[size]}>
        {title}
      </h2>
      {lead && <p className={styles.lead}>{lead}</p>}
    </div>
  );
}
