import type { PaymentsSample } from '@cornerbell/content/copy';
import type { DataRow, Fact, StatusTone } from '@cornerbell/ui';
import { dollars } from './format.ts';

const tones: Readonly<Record<PaymentsSample['payments'][number]['state'], StatusTone>> = {
  Late: 'bad',
  Due: 'warn',
  Paid: 'good',
};

/** Revenue by source. */
export const sourceFacts = (sources: PaymentsSample['sources']): Fact[] =>
  sources.map(({ label, amount, note }) => ({
    label,
    value: dollars(amount),
    note: { label: note, tone: 'neutral' },
  }));

/** Payments as rows. */
export const paymentRows = (payments: PaymentsSample['payments']): DataRow[] =>
  payments.map(({ member, forWhat, day, state, amount }) => ({
    primary: member,
    secondary: `${forWhat}, ${day}`,
    status: { label: state, tone: tones[state] },
    value: dollars(amount),
  }));
