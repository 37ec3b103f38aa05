import type { Site } from '@cornerbell/content/copy';
import { StatusTag, type StatusTone } from '@cornerbell/ui';
import { TitledSection } from '../sections/TitledSection.tsx';
import * as styles from './CarrySection.css.ts';

type CarrySectionProps = Site['switch']['carries'] & Pick<Site['switch'], 'statuses'>;

const tones: Readonly<Record<keyof Site['switch']['statuses'], StatusTone>> = {
  over: 'good',
  ask: 'warn',
  stays: 'neutral',
};

/** The data of an old system: what is imported, and how. */
export const CarrySection = ({ title, lead, rows, statuses }: CarrySectionProps) => (
  <TitledSection id="carries" title={title} lead={lead}>
    <ul className={styles.root} aria-labelledby="carries">
      {rows.map(({ what, status, note }) => (
        <li key={what} className={styles.row}>
          <h3 className={styles.what}>{what}</h3>
          <p className={styles.status}>
            <StatusTag tone={tones[status]}>{statuses[status]}</StatusTag>
          </p>
          <p className={styles.note}>{note}</p>
        </li>
      ))}
    </ul>
  </TitledSection>
);
