import type { SiteSamples } from '@cornerbell/content/copy';
import { DataList, StatusTag } from '@cornerbell/ui';
import { SamplePanel } from '../../pictures/SamplePanel.tsx';
import { SamplePicture } from '../../samples/SamplePicture.tsx';
import { SampleNote } from '../../samples/SampleNote.tsx';
import * as styles from './PhonesPicture.css.ts';

/** Two phones: a member's before class, and a coach's with a pair of partners to approve. */
export const PhonesPicture = ({ sample: { app, partners } }: { sample: SiteSamples['phone'] }) => (
  <div className={styles.root}>
    <SamplePicture device="phone" title={app.member} layout="panels">
      <SamplePanel title={app.copy.focusTitle}>
        <SampleNote text={app.focus} by={app.focusBy} size="large" />
      </SamplePanel>
      <SamplePanel title={app.copy.weekTitle}>
        <DataList
          label={app.copy.weekTitle}
          rows={app.week.map(({ day, what, when, state }) => ({
            primary: `${day} ${when}`,
            secondary: what,
            status: { label: state, tone: state === 'Booked' ? 'good' : 'neutral' },
          }))}
        />
      </SamplePanel>
      <SamplePanel title={app.copy.noteTitle}>
        <SampleNote text={app.note} />
      </SamplePanel>
    </SamplePicture>
    <SamplePicture
      device="phone"
      title={partners.copy.title}
      layout="panels"
      className={styles.second}
    >
      <SamplePanel title={partners.copy.pairTitle}>
        <SampleNote text={partners.pair} size="large" />
      </SamplePanel>
      <SamplePanel title={partners.copy.reasonsLabel}>
        <DataList
          label={partners.copy.reasonsLabel}
          rows={partners.reasons.map(({ label, text }) => ({ primary: text, secondary: label }))}
        />
      </SamplePanel>
      <SamplePanel
        title={partners.copy.decisionTitle}
        aside={<StatusTag tone="warn">{partners.copy.pendingLabel}</StatusTag>}
      >
        <DataList label={partners.copy.decisionTitle} rows={[{ primary: partners.decidedBy }]} />
      </SamplePanel>
    </SamplePicture>
  </div>
);
