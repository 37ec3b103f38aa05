import type { SiteSamples } from '@cornerbell/content/copy';
import type { DataRow, StatusTone } from '@cornerbell/ui';
import { dollars } from './format.ts';

type Payment = SiteSamples['payments']['payments'][number];

const tones: Readonly<Record<Payment['state'], StatusTone>> = {
  Late: 'bad',
  Due: 'warn',
  Paid: 'good',
};

/** Payments as rows. */
export const paymentRows = (payments: readonly Payment[]): DataRow[] =>
  payments.map(({ member, forWhat, day, state, amount }) => ({
    primary: member,
    secondary: `${forWhat}, ${day}`,
    status: { label: state, tone: tones[state] },
    value: dollars(amount),
  }));
