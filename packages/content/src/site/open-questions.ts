/** A place where the specification disagrees with itself or leaves something out. */
export type OpenQuestion = {
  readonly question: string;
  /** What the site says until it is answered. */
  readonly answer: string;
  /** The sections of the specification that it is about. */
  readonly sections: string;
  /** The ids of the facts that wait for the answer. */
  readonly facts: readonly string[];
};

/** What the founders have to decide; `pnpm content status` lists it. A test holds the README to the same list. */
export const openQuestions: readonly OpenQuestion[] = [
  {
    question: 'Articles say $200 listed and $120 founding; no plan has that price.',
    answer:
      '"Articles quote one price"; the plan that fits the gym counts, and plan and price are confirmed before the start.',
    sections: '§1, §9',
    facts: ['article.listed', 'article.founding'],
  },
  {
    question: '40% off $49 is $29.40; the plans say $29 (and $59, $89, $149).',
    answer: "The plan's founding price, never the sum.",
    sections: '§1, §9',
    facts: ['pilot.discountPercent', 'plan.starter.founding', 'plan.starter.regular'],
  },
  {
    question: 'A 60-day money-back guarantee beside "fees non-refundable".',
    answer: 'Non-refundable outside the guarantee.',
    sections: '§9',
    facts: ['pilot.guaranteeDays'],
  },
  {
    question: 'When do the 60 days begin?',
    answer: 'On a day that is confirmed in writing.',
    sections: '§9',
    facts: ['pilot.guaranteeDays'],
  },
  {
    question: 'A free 30-day trial beside a pilot that one must apply for.',
    answer:
      'Apply first; an accepted gym starts with the trial. The trial buttons lead to `/contact`.',
    sections: '§2, §9',
    facts: ['pilot.trialDays'],
  },
  {
    question:
      '"No contract, cancel with 30 days notice" beside "renews unless cancelled 30 days before renewal".',
    answer: 'Month to month; the plan renews unless cancelled 30 days before.',
    sections: '§9',
    facts: ['pilot.cancelNoticeDays', 'legal.renewalNoticeDays'],
  },
  {
    question: 'Which features belong to which plan?',
    answer: 'All four feature areas in every plan; plans differ by members and locations.',
    sections: '§1, §9',
    facts: ['offer.plans', 'offer.featureAreas'],
  },
  {
    question: 'Messaging is a section of the business tools page, and planned.',
    answer: 'The section is marked planned; SMS with credits is named apart from it.',
    sections: '§1, §2',
    facts: [],
  },
  {
    question:
      'Sparring status is "Cleared" or, in an article, "Cleared - Supervised" and "Cleared - Independent".',
    answer: 'Pages say Cleared; the post on clearance explains the variant.',
    sections: '§3, §4',
    facts: ['offer.sparringStatuses'],
  },
  {
    question: 'Two sets of guide slugs.',
    answer: 'The five that match a guide, and `skills-tracking-template`; the others redirect.',
    sections: '§2',
    facts: [],
  },
  {
    question:
      'The application is confirmed with "we\'ll review your application", and §7 says that it sends nothing.',
    answer:
      "The alert as given. The privacy policy says what is done with an application, not that one has arrived. A site built with `VITE_APPLICATION_DELIVERY=function` delivers it; any other can't keep the promise.",
    sections: '§7, §8',
    facts: ['pilot.reviewHours'],
  },
  {
    question:
      '"Join 500+ gym owners" beside a pilot with 50 places; "Features Built 50+" beside 15+, 8+, 12+ and 10+ tools.',
    answer: 'As given: readers of the newsletter, and tools counted by area.',
    sections: '§9',
    facts: [
      'claim.newsletterReaders',
      'pilot.spots',
      'claim.featuresBuilt',
      'claim.memberTools',
      'claim.schedulingTools',
      'claim.businessTools',
      'claim.engagementTools',
    ],
  },
  {
    question: 'No legal entity, postal address or e-mail address for notices.',
    answer: 'The legal texts lead to `/contact` and `/demo`.',
    sections: '§9',
    facts: [],
  },
  {
    question: 'The addresses at X, Instagram and LinkedIn.',
    answer: '`cornerbell` at each; to be confirmed.',
    sections: '§2',
    facts: [],
  },
];
