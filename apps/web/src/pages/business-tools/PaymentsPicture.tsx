import {
  sampleDataLabel,
  samplePaymentNote as note,
  samplePayments,
  samplePaymentSources,
  samplePaymentsWords as words,
} from '@cornerbell/content/site';
import { DataList, FactStrip, SampleFrame, SamplePanel } from '@cornerbell/ui';
import { paymentRows, sourceFacts } from '../../samples/payments.ts';
import { SampleNote } from '../../samples/SampleNote.tsx';

/** What came in, who is late, and what was agreed. */
export const PaymentsPicture = () => (
  <SampleFrame title={words.title} aside={words.aside} label={sampleDataLabel} layout="panels">
    <SamplePanel span="wide" flush>
      <FactStrip facts={sourceFacts(samplePaymentSources)} />
    </SamplePanel>
    <SamplePanel span="wide" title={words.listTitle}>
      <DataList label={words.listTitle} rows={paymentRows(samplePayments)} />
    </SamplePanel>
    <SamplePanel span="wide" title={`${words.noteTitle} ${note.member}`}>
      <SampleNote text={note.text} by={note.by} />
    </SamplePanel>
  </SampleFrame>
);
