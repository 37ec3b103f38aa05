import { claimFacts } from '../facts.ts';
import { memberExperienceLink } from '../feature-links.ts';
import { featureHeroActions } from './feature-banner.ts';
import type { FeaturePage } from './feature-page.ts';

/** The words of the member experience page. Specification §2. */
export const memberExperiencePage = {
  id: 'member-experience',
  eyebrow: memberExperienceLink.label,
  title: 'Give members a reason to come back on Thursday',
  lead: 'One hand wrapped, phone in the other. The screen has to make its point before the second wrap goes on.',
  claim: { value: `${claimFacts.engagementTools}+`, label: 'engagement tools' },
  actions: featureHeroActions,
  sections: [
    {
      id: 'mobile-app',
      title: 'Mobile app',
      lead: "Today's Focus comes first: one thing to work on this session, written by a coach.",
      points: [
        'Book a class, join a waitlist, see the week.',
        'Skills, attendance, goals and coach notes, always their own.',
        'Sparring partners matched by skill, weight, goals, intensity and times. A coach still decides who spars.',
      ],
      isPlanned: false,
    },
    {
      id: 'achievement-system',
      title: 'Achievement system',
      lead: `${claimFacts.badgeTypes}+ badge types in Gold, Silver and Bronze, for work that a coach would praise.`,
      points: [
        'Badges for turning up, for skills mastered and for helping others.',
        'Earned in the gym: nothing is given for opening an app.',
        "Shown on the member's profile, and on the wall if you have a screen.",
      ],
      isPlanned: false,
    },
    {
      id: 'leaderboards',
      title: 'Leaderboards',
      lead: 'Rounds, classes, skills. Rank the things that anybody can improve by turning up.',
      points: [
        'Boards by month, so that a beginner can be first.',
        'Separate boards for juniors, adults and the fight team.',
        'Rank effort, never weight or looks.',
      ],
      isPlanned: false,
    },
    {
      id: 'progress-photos',
      title: 'Progress photos',
      lead: 'A stance in March beside a stance in June says more than a score.',
      points: [
        'Photos side by side, with the day and what to look at.',
        'Ask first: a photo belongs to the member.',
        'For stance, guard and form. Keep medical pictures out of it: the product is not compliant with the rules for health data (PHI).',
      ],
      isPlanned: false,
    },
    {
      id: 'community-features',
      title: 'Community features',
      lead: 'Fight nights, first bouts, open-gym plans: a notice board that does not belong to a social network.',
      points: [
        'Events with a list of who comes.',
        'Shout-outs for a first bout, a clean round or a year of Mondays.',
        'Members talk where their coaches can see it.',
      ],
      isPlanned: false,
    },
  ],
} as const satisfies FeaturePage;
