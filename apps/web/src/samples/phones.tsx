import type { SiteSamples } from '@cornerbell/content/copy';
import { DataList, StatusTag } from '@cornerbell/ui';
import { SamplePanel } from '../pictures/SamplePanel.tsx';
import { SampleNote } from './SampleNote.tsx';
import { SamplePicture } from './SamplePicture.tsx';

type Phone = SiteSamples['phone'];

/** The phone of a member before class. */
export const FocusPicture = ({ app }: Pick<Phone, 'app'>) => (
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
);

/** The phone of a coach, with a pair of partners to approve. */
export const PartnersPicture = ({
  partners: { copy, decidedBy, pair, reasons },
  className,
}: Pick<Phone, 'partners'> & { className?: string }) => (
  <SamplePicture device="phone" title={copy.title} layout="panels" className={className}>
    <SamplePanel title={copy.pairTitle}>
      <SampleNote text={pair} size="large" />
    </SamplePanel>
    <SamplePanel title={copy.reasonsLabel}>
      <DataList
        label={copy.reasonsLabel}
        rows={reasons.map(({ label, text }) => ({ primary: text, secondary: label }))}
      />
    </SamplePanel>
    <SamplePanel
      title={copy.decisionTitle}
      aside={<StatusTag tone="warn">{copy.pendingLabel}</StatusTag>}
    >
      <DataList label={copy.decisionTitle} rows={[{ primary: decidedBy }]} />
    </SamplePanel>
  </SamplePicture>
);
