import { siteName } from './brand.ts';

// Each group is an export of its own, so that a page carries only the groups it names.

/** The name by which Markdown says what the product is called. */
export const siteFacts = { name: siteName } as const;

/** The pilot's offer: places, percent off, hours, days and months. Specification §1, §9. */
export const pilotFacts = {
  spots: 50,
  discountPercent: 40,
  reviewHours: 48,
  guaranteeDays: 60,
  cancelNoticeDays: 30,
  trialDays: 30,
} as const;

/** The five plans: dollars a month for a founding gym, dollars a month regularly, and the most members. Specification §9. */
export const planFacts = {
  starter: { founding: 29, regular: 49, members: 50 },
  growth: { founding: 59, regular: 99, members: 150 },
  professional: { founding: 89, regular: 149, members: 300 },
  multiLocation: { founding: 149, regular: 249, members: 500 },
} as const;

/** The price that the articles quote, in dollars a month; no plan has it. Specification §1, §9. */
export const articleFacts = { listed: 200, founding: 120 } as const;

/** What founding gyms get from the founders: hours, weeks and minutes; a pair is a range. Specification §9. */
export const supportFacts = {
  responseHours: 4,
  criticalFixHours: [24, 48],
  callEveryWeeks: [1, 2],
  callMinutes: 30,
  setupHours: [2, 3],
} as const;

/** What the site says the product has; "or more" unless it says otherwise. Specification §1, §2, §9. */
export const claimFacts = {
  developmentSince: 2024,
  featuresBuilt: 50,
  /** Exactly. */
  skills: 24,
  memberTools: 15,
  schedulingTools: 8,
  businessTools: 12,
  engagementTools: 10,
  classesPerMonth: 100,
  badgeTypes: 50,
  newsletterReaders: 500,
} as const;

/** What the articles advise: days without attendance, percent of members kept, skills to start with. Specification §9. */
export const adviceFacts = {
  quietDays: 10,
  retentionPercent: 90,
  startSkills: [20, 30],
} as const;

/** What the legal texts state: years of age, days, months, dollars. Specification §9. */
export const legalFacts = {
  date: '2025-07-31',
  minimumAge: 13,
  adultAge: 18,
  renewalNoticeDays: 30,
  billingErrorDays: 60,
  exportDays: 30,
  liabilityMonths: 12,
  liabilityFloorDollars: 500,
  informalDisputeDays: 60,
  claimYears: 1,
  governingLaw: 'Minnesota',
  venue: 'Hennepin County',
} as const;

/** What the pages count: plans, feature areas, and the words for a skill, for sparring and for a badge. Specification §1, §3, §4, §9. */
export const offerFacts = {
  plans: 5,
  featureAreas: 4,
  skillMarks: 3,
  sparringStatuses: 3,
  achievementTiers: 3,
} as const;

/** The prices of the sample data: dollars a month for a member, and dollars for a private session. Specification §2. */
export const sampleFacts = {
  memberPlan: { twoNights: 89, unlimited: 99, family: 149 },
  privateSession: [90, 120],
} as const;

/** The library: how many posts and guides it began with, and the minutes that a post takes to read. Specification §3, §9. */
export const libraryFacts = { posts: 6, guides: 6, readMinutes: [4, 8] } as const;

/** What is kept on a visitor's own device: days that a request which could not be sent yet stays there. */
export const keptFacts = { unsentDays: 7 } as const;
