import { claimFacts } from '../facts.ts';
import { businessToolsLink } from '../feature-links.ts';
import { smsText } from '../offer.ts';
import { featureHeroActions } from './feature-banner.ts';
import type { FeaturePage } from './feature-page.ts';

/** The words of the business tools page. Specification §2. */
export const businessToolsPage = {
  id: 'business-tools',
  eyebrow: businessToolsLink.label,
  title: 'Close the office before the evening rush',
  lead: 'Who paid, who is late, which class earns its hour. Your numbers, next to the names behind them.',
  claim: { value: `${claimFacts.businessTools}+`, label: 'business tools' },
  actions: featureHeroActions,
  sections: [
    {
      id: 'payment-tracking',
      title: 'Payment tracking',
      lead: 'Chase the three people who are late, and leave everybody else alone.',
      points: [
        'Paid, due and late on one list, with the plan and the day.',
        'What came in this month from plans, privates and drop-ins.',
        'A note on each payment, so the desk knows what was agreed.',
      ],
      isPlanned: false,
    },
    {
      id: 'analytics-dashboard',
      title: 'Analytics dashboard',
      lead: 'Members, revenue, attendance, retention. Each number opens the list of people behind it.',
      points: [
        'This month beside the months before it.',
        'Which classes are full and which run for two people.',
        'Who joined, who left, and who has gone quiet.',
      ],
      isPlanned: false,
    },
    {
      id: 'staff-management',
      title: 'Staff management',
      lead: 'See how each coach is doing, then talk about facts.',
      points: [
        'Classes, privates and hours for each person on staff.',
        'Three plain labels: Top Performer, Excellent, Developing.',
        'Who marks skills after class, and who forgets.',
      ],
      isPlanned: false,
    },
    {
      id: 'messaging-system',
      title: 'Messaging system',
      lead: 'In-app messaging is planned, and founding gyms will shape it.',
      points: [
        'A coach answers without handing out a private number.',
        'The owner sees who talked with a junior, and when.',
        'News of a cancelled class reaches those who booked it.',
        smsText,
      ],
      isPlanned: true,
    },
    {
      id: 'reports-insights',
      title: 'Reports and insights',
      lead: 'A report is done when you know what to change. Ours end in a list of names or hours.',
      points: [
        'Monthly money, attendance and retention, ready to read.',
        'Reports on a schedule, each quarter, or built for one question.',
        'Export what your accountant asks for.',
      ],
      isPlanned: false,
    },
  ],
} as const satisfies FeaturePage;
