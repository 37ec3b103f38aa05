import { adviceFacts, claimFacts } from '../facts.ts';
import { classSchedulingLink } from '../feature-links.ts';
import { featureHeroActions } from './feature-banner.ts';
import type { FeaturePage } from './feature-page.ts';

/** The words of the class scheduling page. Specification §2. */
export const classSchedulingPage = {
  id: 'class-scheduling',
  eyebrow: classSchedulingLink.label,
  title: 'A timetable that survives Monday night',
  lead: `Room for ${claimFacts.classesPerMonth}+ classes per month, and a plain answer to who coaches, who is in and who is next.`,
  claim: { value: `${claimFacts.schedulingTools}+`, label: 'scheduling tools' },
  actions: featureHeroActions,
  sections: [
    {
      id: 'class-management',
      title: 'Class management',
      lead: 'Fundamentals, bags, pads, sparring, open gym: put them on one week and cap each one.',
      points: [
        'Set the level, the coach and the cap of each class.',
        'See how full a class is before you open the doors.',
        'Keep sparring nights for members who are cleared.',
        'Cancel one class without touching the rest of the week.',
      ],
      isPlanned: false,
    },
    {
      id: 'trainer-scheduling',
      title: 'Trainer scheduling',
      lead: 'Know who is on the floor, who is spread thin and who can cover.',
      points: [
        'Hours for each trainer, group classes beside privates.',
        'Gaps and double bookings, before members find them.',
        'Who is free when a coach calls in sick.',
      ],
      isPlanned: false,
    },
    {
      id: 'skills-tracking',
      title: 'Skills tracking',
      lead: `${claimFacts.skills} boxing skills on one grid. A coach marks what was seen, right after class.`,
      points: [
        'Three words for each skill: Not Yet Demonstrated, Demonstrated, Mastered.',
        'The same list for every coach, so two coaches give one answer.',
        `Begin with ${adviceFacts.startSkills[0]} to ${adviceFacts.startSkills[1]} skills; a longer list stops being kept.`,
        'Members see what they have and what comes next.',
      ],
      isPlanned: false,
    },
    {
      id: 'private-training',
      title: 'Private training',
      lead: 'Privates pay the rent in many gyms and live in text threads in most. Put them on the timetable.',
      points: [
        'Book a member, a coach and a place on the floor in one step.',
        'A price for each coach and length of session.',
        "What was taught goes into the member's record, next to the classes.",
      ],
      isPlanned: false,
    },
    {
      id: 'waitlist-management',
      title: 'Waitlist management',
      lead: 'A full class with two no-shows is a class you turned people away from.',
      points: [
        'Members join the list themselves and see their place in it.',
        'The next in line moves up when somebody cancels.',
        'Classes with a long list show you where to add one.',
      ],
      isPlanned: false,
    },
  ],
} as const satisfies FeaturePage;
