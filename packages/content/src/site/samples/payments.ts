import { sampleCoaches, sampleNames } from './people.ts';

/** Where a payment stands. */
export type PaymentState = 'Paid' | 'Due' | 'Late';

/** An invented payment. Specification §2. */
export type SamplePayment = {
  readonly member: string;
  readonly forWhat: string;
  /** Dollars. */
  readonly amount: number;
  readonly day: string;
  readonly state: PaymentState;
};

/** Sample data: payments, the ones to chase first. Specification §2. */
export const samplePayments: readonly SamplePayment[] = [
  { member: sampleNames.tomas, forWhat: 'Two Nights', amount: 89, day: 'May 28', state: 'Late' },
  { member: sampleNames.jules, forWhat: 'Unlimited', amount: 99, day: 'Jun 1', state: 'Late' },
  { member: sampleNames.nadia, forWhat: 'Unlimited', amount: 99, day: 'Jun 3', state: 'Late' },
  { member: sampleNames.marcus, forWhat: 'Two Nights', amount: 89, day: 'Jun 30', state: 'Due' },
  { member: sampleNames.priya, forWhat: 'Family', amount: 149, day: 'Jun 1', state: 'Paid' },
  {
    member: sampleNames.dana,
    forWhat: 'Private session',
    amount: 120,
    day: 'Jun 1',
    state: 'Paid',
  },
];

/** An invented source of a month's revenue. Specification §2. */
export type SamplePaymentSource = {
  readonly label: string;
  /** Dollars. */
  readonly amount: number;
  readonly note: string;
};

/** Sample data: what came in in June. Specification §2. */
export const samplePaymentSources: readonly SamplePaymentSource[] = [
  { label: 'Plans', amount: 9863, note: '97 members' },
  { label: 'Privates', amount: 1080, note: "The gym's share" },
  { label: 'Drop-ins', amount: 297, note: '11 visits' },
];

/** Sample data: what the desk wrote on a payment. Specification §2. */
export const samplePaymentNote = {
  member: sampleNames.tomas,
  text: 'Between jobs. Pays on Friday, agreed at the desk. No reminder before that.',
  by: `${sampleCoaches.simone}, May 30`,
} as const;

/** The words round the payments. Specification §2. */
export const samplePaymentsWords = {
  title: 'Payments',
  aside: 'June',
  listTitle: 'Late and due first',
  noteTitle: 'Note on the payment of',
} as const;
