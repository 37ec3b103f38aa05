import type { PhoneSample } from '@cornerbell/content/copy';
import { DataList, SamplePanel, StatusTag } from '@cornerbell/ui';
import { SamplePicture } from '../../samples/SamplePicture.tsx';
import { reasonRows, weekRows } from '../../samples/phone.ts';
import { SampleNote } from '../../samples/SampleNote.tsx';
import * as styles from './PhonesPicture.css.ts';

/** Two phones: a member's before class, and a coach's with a partner to agree to. */
export const PhonesPicture = ({
  sample: { app, partnerMatch, partnerCopy },
}: {
  sample: PhoneSample;
}) => (
  <div className={styles.root}>
    <SamplePicture device="phone" title={app.member} layout="panels">
      <SamplePanel title={app.focusTitle}>
        <SampleNote text={app.focus} by={app.focusBy} size="large" />
      </SamplePanel>
      <SamplePanel title={app.weekTitle}>
        <DataList label={app.weekTitle} rows={weekRows(app.week)} />
      </SamplePanel>
      <SamplePanel title={app.noteTitle}>
        <SampleNote text={app.note} />
      </SamplePanel>
    </SamplePicture>
    <SamplePicture
      device="phone"
      title={partnerCopy.title}

      layout="panels"
      className={styles.second}
    >
      <SamplePanel title={partnerCopy.pairTitle}>
        <SampleNote text={`${partnerMatch.partnerOf} and ${partnerMatch.name}`} size="large" />
      </SamplePanel>
      <SamplePanel title={partnerCopy.reasonsLabel}>
        <DataList label={partnerCopy.reasonsLabel} rows={reasonRows(partnerMatch)} />
      </SamplePanel>
      <SamplePanel
        title={partnerCopy.decisionTitle}
        aside={<StatusTag tone="warn">{partnerCopy.pendingLabel}</StatusTag>}
      >
        <DataList label={partnerCopy.decisionTitle} rows={[{ primary: partnerMatch.decidedBy }]} />
      </SamplePanel>
    </SamplePicture>
  </div>
);
