import { demoAction, joinAction, pricingAction } from './actions.ts';
import { brand, siteName } from './brand.ts';
import { articleFacts, pilotFacts, supportFacts } from './facts.ts';
import type { TitledText } from './link.ts';
import { guaranteeText, healthDataText, monthToMonthText } from './offer.ts';

/** The top of the pilot program page. Specification §1, §2. */
export const pilotHero = {
  eyebrow: brand.status,
  title: `${pilotFacts.spots} founding gyms. One corner.`,
  lead: `Run ${siteName} in your gym while we build it. You get a price that stays and a vote on what comes next. We get the truth about what works.`,
  actions: [joinAction, demoAction],
} as const;

/** The headings of the pilot program page and the words beside them. Specification §1, §2. */
export const pilotPage = {
  placesCaption: `${pilotFacts.spots} places. One could carry your gym's name.`,
  benefitsTitle: 'What a founding gym gets',
  benefitsLead: 'All of it in writing, before you talk to any of us.',
  areasTitle: 'Four areas, every plan',
  areasLead: 'One record of each member runs through all of them.',
  roundsTitle: 'How it goes, round by round',
  supportTitle: 'Between rounds, you have a corner',
  supportLead: 'You talk to the people who build it. This is how fast they move.',
  asksTitle: 'What we ask of you',
  termsTitle: 'The small print, in plain words',
} as const;

/** What a founding gym gets. Specification §1, §9. */
export const pilotBenefits: readonly TitledText[] = [
  {
    title: `${pilotFacts.discountPercent}% off for life`,
    text: `While your account stays active. In our articles: $${articleFacts.listed} a month listed, $${articleFacts.founding} for founding gyms. The plans by size of gym are on the pricing page.`,
  },
  {
    title: 'Direct founder access',
    text: 'You talk to the people who decide what is built, and they answer.',
  },
  {
    title: 'New features weekly',
    text: 'Something new each week, and a line that tells you what changed.',
  },
  {
    title: 'A vote',
    text: 'Founding gyms vote on features. The list is open to all of you.',
  },
  {
    title: 'Credit by name',
    text: 'Your gym is credited by name as a founding gym.',
  },
  {
    title: 'White-glove onboarding',
    text: `We move your data and set up with you. It takes ${supportFacts.setupHours[0]} to ${supportFacts.setupHours[1]} hours.`,
  },
];

/** How fast the founders answer, mend, call and set up. Specification §9. */
export const pilotSupportNumbers = [
  { value: `< ${supportFacts.responseHours} h`, label: 'until support responds' },
  {
    value: `${supportFacts.criticalFixHours[0]}–${supportFacts.criticalFixHours[1]} h`,
    label: 'for a critical fix',
  },
  {
    value: `${supportFacts.callMinutes} min`,
    label: `for a feedback call, every ${supportFacts.callEveryWeeks[0]} to ${supportFacts.callEveryWeeks[1]} weeks`,
  },
  {
    value: `${supportFacts.setupHours[0]}–${supportFacts.setupHours[1]} h`,
    label: 'to set up, together with us',
  },
] as const;

/** From the application to the first month, told in rounds. Specification §1, §9. */
export const pilotRounds: readonly TitledText[] = [
  {
    title: 'Apply',
    text: `Tell us about your gym. We review applications within ${pilotFacts.reviewHours} hours.`,
  },
  {
    title: 'Set up',
    text: `${supportFacts.setupHours[0]} to ${supportFacts.setupHours[1]} hours with us: members, timetable, coaches. You start with a free ${pilotFacts.trialDays}-day trial.`,
  },
  {
    title: 'Use it for real',
    text: 'Pick one job, check-in for example, and run it for every member on every day you are open.',
  },
  {
    title: 'Tell us',
    text: `A call every ${supportFacts.callEveryWeeks[0]} to ${supportFacts.callEveryWeeks[1]} weeks, ${supportFacts.callMinutes} minutes each. In between, support answers in under ${supportFacts.responseHours} hours, and critical fixes take ${supportFacts.criticalFixHours[0]} to ${supportFacts.criticalFixHours[1]} hours.`,
  },
];

/** What founding gyms bring. Specification §9. */
export const pilotAsks: readonly string[] = [
  'You own or run an independent boxing or combat-fitness gym.',
  'You can decide without a committee.',
  'You use it with real members and real money.',
  `You take the feedback calls, ${supportFacts.callMinutes} minutes each, and say what is wrong.`,
];

/** The terms of the offer, in plain words. Specification §9. */
export const pilotTerms: readonly TitledText[] = [
  {
    title: 'Guarantee',
    text: guaranteeText,
  },
  {
    title: 'Afterwards',
    text: monthToMonthText,
  },
  {
    title: 'The discount',
    text: `${pilotFacts.discountPercent}% off for life while your account stays active. If you close the account, it goes.`,
  },
  {
    title: 'What it is not',
    text: `${siteName} is not finished, and in-app messaging is planned. ${healthDataText}`,
  },
];

/** The links that close the pilot program page. Specification §2. */
export const pilotClosing = {
  title: 'Bring your messiest week',
  text: 'Show us the notebook, the chat and the spreadsheet. We show you the same week on one screen.',
  actions: [demoAction, pricingAction, { label: 'Read the FAQ', href: '/faq' }, joinAction],
} as const;
