import * as styles from './SectionTitle.css.ts';

/** Props of `SectionTitle`. */
export interface SectionTitleProps {
  /** The id that the section is labelled by. */
  id: string;
  title: string;
  /** One or two sentences under the title. */
  lead?: string;
}

/** The heading of a section with its lead. */
export function SectionTitle({ id, title, lead }: SectionTitleProps) {
  return (
    <div className={styles.root}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {lead && <p className={styles.lead}>{lead}</p>}
    </div>
  );
}
