import { demoAction } from './actions.ts';
import { articleFacts, pilotFacts } from './facts.ts';
import type { TitledText } from './link.ts';
import { downgradeText, guaranteeText, monthToMonthText, smsText, upgradeText } from './offer.ts';

/** The words around the plans. Specification §2, §9. */
export const pricingPage = {
  title: 'One card. Five weights.',
  lead: `Every plan has all four feature areas. You pay for the size of your gym, and founding gyms pay the founding price for life while the account stays active.`,
  period: 'per month',
  foundingLabel: 'Founding price',
  regularLabel: 'Regular price',
  customPriceLabel: 'Custom',
  /** The five plans side by side, at the top of the page. */
  card: {
    title: 'The card',
    caption: 'The five plans side by side',
    planLabel: 'Plan',
    membersLabel: 'Members',
    unlimitedLabel: 'No limit',
    everyPlanLabel: 'In all of them',
  },
  plansTitle: 'Pick your weight',
  plansLead:
    'Count the members who pay you today. That is your weight. We move your data and set up with you on every plan.',
  rulesTitle: 'The rules, all of them',
  noteTitle: 'Seen another price in our articles?',
  noteLink: { label: 'Why that is', href: '/faq#article-price' },
  note: `Some of our articles quote one price: $${articleFacts.listed} a month listed, $${articleFacts.founding} for founding gyms. Go by the plan that fits your gym. We confirm plan and price with you before you start.`,
} as const;

/** The rules that hold for every plan, the guarantee first. Specification §9. */
export const planRules: readonly [TitledText, ...TitledText[]] = [
  {
    title: `${pilotFacts.guaranteeDays}-day money-back guarantee`,
    text: guaranteeText,
  },
  {
    title: 'Month to month',
    text: monthToMonthText,
  },
  {
    title: 'Moving up',
    text: upgradeText,
  },
  {
    title: 'Moving down',
    text: downgradeText,
  },
  {
    title: 'Text messages',
    text: smsText,
  },
  {
    title: `Free ${pilotFacts.trialDays}-day trial`,
    text: `You apply first. Once your gym is accepted, you start with a free ${pilotFacts.trialDays}-day trial.`,
  },
];

/** The links that close the pricing page. Specification §2. */
export const pricingClosing = {
  title: 'Between two weights?',
  text: 'Bring your member count and your worst evening to a call. We tell you which plan fits, and what it costs you.',
  actions: [
    demoAction,
    { label: 'See the pilot program', href: '/pilot-program' },
    { label: 'Read the FAQ', href: '/faq' },
  ],
} as const;
