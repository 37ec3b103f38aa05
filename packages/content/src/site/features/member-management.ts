import { adviceFacts, claimFacts } from '../facts.ts';
import { memberManagementLink } from '../feature-links.ts';
import { featureHeroActions } from './feature-banner.ts';
import type { FeaturePage } from './feature-page.ts';

/** The words of the member management page. Specification §2. */
export const memberManagementPage = {
  id: 'member-management',
  eyebrow: memberManagementLink.label,
  title: 'Know every member by more than a first name',
  lead: 'One record holds what the desk, the coach and you each know about a member. Nobody has to ask twice.',
  claim: { value: `${claimFacts.memberTools}+`, label: 'member management tools' },
  actions: featureHeroActions,
  sections: [
    {
      id: 'profiles-tracking',
      title: 'Profiles and tracking',
      lead: 'Open a name and see the whole boxer: what they came for, what they pay, what their coach wrote last.',
      points: [
        'Contact, emergency contact, plan and start date in one place.',
        "Goals in the member's own words, from fitness to a first bout.",
        'Coach notes that the next coach can pick up cold.',
        'Sparring status: Not Ready, Assessment Needed or Cleared, with coach sign-off.',
      ],
      isPlanned: false,
    },
    {
      id: 'attendance-management',
      title: 'Attendance management',
      lead: `See who hasn't trained in over ${adviceFacts.quietDays} days, while a phone call still helps.`,
      points: [
        'Check members in at the desk and see who is on the floor.',
        'Count classes, open gym, privates and competition as one record.',
        'Get a list of quiet members with the coach they know best.',
        `Hold your own retention against a target of ${adviceFacts.retentionPercent}% or more.`,
      ],
      isPlanned: false,
    },
    {
      id: 'progress-tracking',
      title: 'Progress tracking',
      lead: 'A member who can see progress has a reason to come back on Thursday.',
      points: [
        'A progress score for each part of the work, from footwork to conditioning.',
        'What changed since the last assessment, and who assessed it.',
        'A line for today, written by a coach, that the member can act on.',
        "Members see their own progress and nobody else's.",
      ],
      isPlanned: false,
    },
    {
      id: 'membership-plans',
      title: 'Membership plans',
      lead: 'Write your own plans and see who is on which. The prices in the example are made up.',
      points: [
        'Plans by the month for one member or a family, or however you sell them.',
        'The number of members on each plan, today.',
        'Who is due to renew, and who has given notice.',
      ],
      isPlanned: false,
    },
  ],
} as const satisfies FeaturePage;
