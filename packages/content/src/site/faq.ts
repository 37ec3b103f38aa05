import { callAction } from './actions.ts';
import { siteName } from './brand.ts';
import {
  adviceFacts,
  articleFacts,
  claimFacts,
  legalFacts,
  pilotFacts,
  planFacts,
  supportFacts,
} from './facts.ts';
import { downgradeText, monthToMonthText, smsText, upgradeText } from './offer.ts';

/** A question with its answer. Specification §3. */
export type FaqItem = {
  /** Unique on the page: the question's address is `/faq#` and this. */
  readonly id: string;
  readonly question: string;
  /** Markdown of the line renderer: paragraphs and links. */
  readonly answer: string;
};

/** Questions that stand together; one answer of a group is open at a time. Specification §2, §4. */
export type FaqGroup = {
  readonly id: string;
  readonly title: string;
  readonly items: readonly FaqItem[];
};

/** The words around the questions. Specification §2. */
export const faqPage = {
  title: 'Straight answers',
  lead: 'What gym owners ask us before they apply. If yours is not here, ask it.',
  indexLabel: 'Groups of questions',
  linkLabel: 'Link to this question',
  closing: {
    title: 'Yours is not here?',
    text: 'Ask it. A founder answers, in the same plain words.',
    actions: [callAction, { label: 'Send Us a Message', href: '/contact' }],
  },
} as const;

const pilotQuestions: FaqGroup = {
  id: 'pilot',
  title: 'The pilot program',
  items: [
    {
      id: 'what-is-the-pilot',
      question: 'What is the pilot program?',
      answer: `Up to ${pilotFacts.spots} founding gyms run ${siteName} for real while we build it. You get ${pilotFacts.discountPercent}% off for life while your account stays active, direct access to the founders and a vote on what comes next. The [pilot program page](/pilot-program) has the whole offer.`,
    },
    {
      id: 'who-can-apply',
      question: 'Who can apply?',
      answer: `Owners of independent boxing and combat-fitness gyms. You don't have to be big or good with computers. You do have to run your gym on it and tell us what breaks.`,
    },
    {
      id: 'how-to-apply',
      question: 'How do I apply?',
      answer: `Fill in the [application](/contact). It asks for your name, email, phone, gym, location, current members and a message. We review it within ${pilotFacts.reviewHours} hours.`,
    },
    {
      id: 'what-you-ask-of-us',
      question: 'What do you ask of a founding gym?',
      answer: `Use it with your real members, and take a feedback call of ${supportFacts.callMinutes} minutes every ${supportFacts.callEveryWeeks[0]} to ${supportFacts.callEveryWeeks[1]} weeks. Bring what annoyed you most.`,
    },
    {
      id: 'setup',
      question: 'How long does setup take?',
      answer: `${supportFacts.setupHours[0]} to ${supportFacts.setupHours[1]} hours. Onboarding is white-glove: we move your data and set up your timetable with you.`,
    },
    {
      id: 'is-it-finished',
      question: 'Is the software finished?',
      answer: `No. ${siteName} is in pilot, and new features arrive weekly. What is still planned, we call planned: in-app messaging is one of those. If your gym can't run without it, wait for it.`,
    },
    {
      id: 'after-the-pilot',
      question: `What happens once ${pilotFacts.spots} gyms are in?`,
      answer:
        'The founding places are gone, and later gyms pay the regular price. Your founding price stays for as long as your account stays active.',
    },
  ],
};

const pricingQuestions: FaqGroup = {
  id: 'pricing',
  title: 'Pricing and billing',
  items: [
    {
      id: 'what-it-costs',
      question: 'What does it cost?',
      answer: `Founding gyms pay $${planFacts.starter.founding}, $${planFacts.growth.founding}, $${planFacts.professional.founding} or $${planFacts.multiLocation.founding} a month, by the number of members. The regular prices are $${planFacts.starter.regular}, $${planFacts.growth.regular}, $${planFacts.professional.regular} and $${planFacts.multiLocation.regular}. Enterprise has a custom price. See [all five plans](/pricing).`,
    },
    {
      id: 'article-price',
      question: `Why do some articles say $${articleFacts.listed} and $${articleFacts.founding}?`,
      answer: `They quote one price: $${articleFacts.listed} a month listed, $${articleFacts.founding} for founding gyms. The [pricing page](/pricing) goes by the size of your gym. Pick the plan that fits, and we confirm plan and price with you before you start.`,
    },
    {
      id: 'free-trial',
      question: 'Is there a free trial?',
      answer: `Yes, ${pilotFacts.trialDays} days. You [apply](/contact) first, because the pilot has ${pilotFacts.spots} places. Once your gym is accepted, the trial starts, and we tell you the day of your first charge.`,
    },
    {
      id: 'money-back',
      question: 'What if it does not work for my gym?',
      answer: `During the pilot you have a ${pilotFacts.guaranteeDays}-day money-back guarantee. We confirm in writing the day on which the ${pilotFacts.guaranteeDays} days begin. Outside the guarantee, fees are non-refundable.`,
    },
    {
      id: 'contract',
      question: 'Am I tied to a contract?',
      answer: `No. ${monthToMonthText} Without notice, the plan renews. The [terms](/terms) say the same at greater length.`,
    },
    {
      id: 'change-plan',
      question: 'Can I change my plan?',
      answer: `Yes. ${upgradeText} ${downgradeText}`,
    },
    {
      id: 'text-messages',
      question: 'Are text messages included?',
      answer: `No. ${smsText} Count your roster before you text all of it.`,
    },
  ],
};

const softwareQuestions: FaqGroup = {
  id: 'software',
  title: 'The software',
  items: [
    {
      id: 'what-it-does',
      question: 'What does it do?',
      answer: `Four areas, one record of each member: [member management](/features/member-management), [class scheduling](/features/class-scheduling), [business tools](/features/business-tools) and [member experience](/features/member-experience). A check-in at the desk shows up in the coach's list, in your reports and on the member's phone.`,
    },
    {
      id: 'only-boxing',
      question: 'Is it only for boxing?',
      answer: `It is built around boxing: rounds, sparring and ${claimFacts.skills} boxing skills. Independent martial-arts and combat-fitness gyms are welcome too. Tell us in your [application](/contact) what you teach.`,
    },
    {
      id: 'skills',
      question: 'How does skills tracking work?',
      answer: `Coaches mark each of ${claimFacts.skills} skills as Not Yet Demonstrated, Demonstrated or Mastered. Members see where they stand. We advise any gym to start with ${adviceFacts.startSkills[0]} to ${adviceFacts.startSkills[1]} skills: coaches keep up a list they can hold in their heads.`,
    },
    {
      id: 'sparring',
      question: 'Does it decide who may spar?',
      answer: `No. Your coach does. A member is Not Ready, Assessment Needed or Cleared, and clearance needs a coach's sign-off. The [sparring clearance checklist](/resources/guides/sparring-clearance-checklist) works on paper today.`,
    },
    {
      id: 'quiet-members',
      question: 'Will it tell me who has stopped coming?',
      answer: `Yes. It flags members with no attendance in over ${adviceFacts.quietDays} days. The call is still yours. [Here is how to make it](/resources/blog/ten-days-quiet).`,
    },
    {
      id: 'messaging',
      question: 'Can I message members in the app?',
      answer: `Not yet. In-app messaging is planned, and we give no date that we can't keep.`,
    },
  ],
};

const supportQuestions: FaqGroup = {
  id: 'support',
  title: 'Support and your data',
  items: [
    {
      id: 'support-speed',
      question: 'How fast do you answer?',
      answer: `In under ${supportFacts.responseHours} hours. Critical fixes take ${supportFacts.criticalFixHours[0]} to ${supportFacts.criticalFixHours[1]} hours. You talk to the people who build it.`,
    },
    {
      id: 'moving-my-data',
      question: 'Who moves my member list?',
      answer: `We do, with you. Data migration is part of the pilot's onboarding. Check the result against your own list before your first class on ${siteName}.`,
    },
    {
      id: 'leaving',
      question: 'Can I take my data if I leave?',
      answer: `Yes. You can export it for up to ${legalFacts.exportDays} days after your account ends. Do it before you cancel, and open the file to see that everyone is in it.`,
    },
    {
      id: 'health-data',
      question: 'Can I keep medical records in it?',
      answer: `No. ${siteName} is not compliant with the rules for health data (PHI). Keep doctor's letters and injury details out of it, notes included.`,
    },
    {
      id: 'young-members',
      question: 'Can my junior boxers use it?',
      answer: `From the age of ${legalFacts.minimumAge}. Anyone under ${legalFacts.adultAge} needs a parent or guardian who agrees. The [terms](/terms) have the details.`,
    },
    {
      id: 'who-sees-what',
      question: "Who sees a member's progress?",
      answer: `Your coaches, who update skills and notes, and the member, who sees their own. Write each note as you would say it to the member's face.`,
    },
  ],
};

/** The four groups of questions, in order. Specification §2. */
export const faqGroups: readonly FaqGroup[] = [
  pilotQuestions,
  pricingQuestions,
  softwareQuestions,
  supportQuestions,
];
