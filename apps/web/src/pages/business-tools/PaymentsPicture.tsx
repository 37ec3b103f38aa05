import type { SiteSamples } from '@cornerbell/content/copy';
import { DataList, FactStrip, type StatusTone } from '@cornerbell/ui';
import { SamplePanel } from '../../pictures/SamplePanel.tsx';
import { SamplePicture } from '../../samples/SamplePicture.tsx';
import { dollars } from '../../samples/format.ts';
import { SampleNote } from '../../samples/SampleNote.tsx';

const tones: Readonly<Record<SiteSamples['payments']['payments'][number]['state'], StatusTone>> = {
  Late: 'bad',
  Due: 'warn',
  Paid: 'good',
};

/** Revenue by source, recent payments and a note. */
export const PaymentsPicture = ({
  sample: { note, payments, sources, copy },
}: {
  sample: SiteSamples['payments'];
}) => (
  <SamplePicture title={copy.title} aside={copy.aside} layout="panels">
    <SamplePanel span="wide" flush>
      <FactStrip
        facts={sources.map(({ label, amount, note: text }) => ({
          label,
          value: dollars(amount),
          note: { label: text, tone: 'neutral' },
        }))}
      />
    </SamplePanel>
    <SamplePanel span="wide" title={copy.listTitle}>
      <DataList
        label={copy.listTitle}
        rows={payments.map(({ member, forWhat, day, state, amount }) => ({
          primary: member,
          secondary: `${forWhat}, ${day}`,
          status: { label: state, tone: tones[state] },
          value: dollars(amount),
        }))}
      />
    </SamplePanel>
    <SamplePanel span="wide" title={`${copy.noteTitle} ${note.member}`}>
      <SampleNote text={note.text} by={note.by} />
    </SamplePanel>
  </SamplePicture>
);
