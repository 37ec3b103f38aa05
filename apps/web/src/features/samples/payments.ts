import type {
  PaymentState,
  SamplePayment,
  SamplePaymentSource,
  samplePaymentsWords,
} from '@cornerbell/content/site';
import type { DataTableColumn, DataTableRow, Fact, StatusTone } from '@cornerbell/ui';
import { dollars } from './format.ts';

const tones: Readonly<Record<PaymentState, StatusTone>> = {
  Late: 'bad',
  Due: 'warn',
  Paid: 'good',
};

/** What came in, by source. */
export const sourceFacts = (sources: readonly SamplePaymentSource[]): Fact[] =>
  sources.map(({ label, amount, note }) => ({
    label,
    value: dollars(amount),
    note: { label: note, tone: 'neutral' },
  }));

/** The columns of the table of payments. */
export const paymentColumns = ({
  columns,
}: typeof samplePaymentsWords): readonly [DataTableColumn, ...DataTableColumn[]] => [
  { key: 'member', label: columns.member },
  { key: 'forWhat', label: columns.forWhat },
  { key: 'day', label: columns.day },
  { key: 'state', label: columns.state },
  { key: 'amount', label: columns.amount, align: 'end' },
];

/** Payments as rows of the table. */
export const paymentRows = (payments: readonly SamplePayment[]): DataTableRow[] =>
  payments.map(({ member, forWhat, day, state, amount }) => ({
    member,
    forWhat,
    day,
    state: { label: state, tone: tones[state] },
    amount: dollars(amount),
  }));
