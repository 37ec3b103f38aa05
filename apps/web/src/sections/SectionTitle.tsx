import * as styles from './SectionTitle.css.ts';

/** Props of `SectionTitle`. */
export interface SectionTitleProps {
  /** The id of the heading, which labels the section. */
  id: string;
  title: string;
  /** One or two sentences under the title. */
  lead?: string | undefined;
  /**
   * The size of the title; `hero` is for the main section of a page.
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
