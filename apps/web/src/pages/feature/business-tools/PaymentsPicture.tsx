import type { SiteSamples } from '@cornerbell/content/copy';
import { DataList, FactStrip } from '@cornerbell/ui';
import { SamplePanel } from '../../../pictures/SamplePanel.tsx';
import { SamplePicture } from '../../../samples/SamplePicture.tsx';
import { dollars } from '../../../samples/format.ts';
import { paymentRows } from '../../../samples/payments.ts';
import { SampleNote } from '../../../samples/SampleNote.tsx';

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
      <DataList label={copy.listTitle} rows={paymentRows(payments)} />
    </SamplePanel>
    <SamplePanel span="wide" title={`${copy.noteTitle} ${note.member}`}>
      <SampleNote text={note.text} by={note.by} />
    </SamplePanel>
  </SamplePicture>
);
