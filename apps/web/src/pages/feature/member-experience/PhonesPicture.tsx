import type { SiteSamples } from '@cornerbell/content/copy';
import { FocusPicture, PartnersPicture } from '../../../samples/phones.tsx';
import * as styles from './PhonesPicture.css.ts';

/** Two phones: a member's before class, and a coach's with a pair of partners to approve. */
export const PhonesPicture = ({ sample: { app, partners } }: { sample: SiteSamples['phone'] }) => (
  <div className={styles.root}>
    <FocusPicture app={app} />
    <PartnersPicture partners={partners} className={styles.second} />
  </div>
);
