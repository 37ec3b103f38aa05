import {
  sampleDataLabel,
  sampleMobileApp as app,
  samplePartnerMatch as match,
  samplePartnerWords as words,
} from '@cornerbell/content/site';
import { DataList, SampleFrame, SamplePanel, StatusTag } from '@cornerbell/ui';
import { reasonRows, weekRows } from '../../samples/phone.ts';
import { SampleNote } from '../../samples/SampleNote.tsx';
import * as styles from './PhonesPicture.css.ts';

/** Two phones: a member's before class, and a coach's with a partner to agree to. */
export const PhonesPicture = () => (
  <div className={styles.root}>
    <SampleFrame device="phone" title={app.member} label={sampleDataLabel} layout="panels">
      <SamplePanel title={app.focusTitle}>
        <SampleNote text={app.focus} by={app.focusBy} size="large" />
      </SamplePanel>
      <SamplePanel title={app.weekTitle}>
        <DataList label={app.weekTitle} rows={weekRows(app.week)} />
      </SamplePanel>
      <SamplePanel title={app.noteTitle}>
        <SampleNote text={app.note} />
      </SamplePanel>
    </SampleFrame>
    <SampleFrame
      device="phone"
      title={words.title}
      label={sampleDataLabel}
      layout="panels"
      className={styles.second}
    >
      <SamplePanel title={words.pairTitle}>
        <SampleNote text={`${match.partnerOf} and ${match.name}`} size="large" />
      </SamplePanel>
      <SamplePanel title={words.reasonsLabel}>
        <DataList label={words.reasonsLabel} rows={reasonRows(match)} />
      </SamplePanel>
      <SamplePanel
        title={words.decisionTitle}
        aside={<StatusTag tone="warn">{words.pendingLabel}</StatusTag>}
      >
        <DataList label={words.decisionTitle} rows={[{ primary: match.decidedBy }]} />
      </SamplePanel>
    </SampleFrame>
  </div>
);
