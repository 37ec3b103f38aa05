import { sampleNames } from './people.ts';

/** How well a skill is known, from the first to the last. Specification §3, §4. */
export const skillStates = ['Not Yet Demonstrated', 'Demonstrated', 'Mastered'] as const;

/** How well a skill is known. Specification §3, §4. */
export type SkillState = (typeof skillStates)[number];

/** One of the 24 skills with an invented state. Specification §1, §9. */
export type SampleSkill = { readonly name: string; readonly state: SkillState };

/** Skills that belong together. */
export type SampleSkillGroup = { readonly title: string; readonly skills: readonly SampleSkill[] };

/** Sample data: whose grid it is. Specification §2. */
export const sampleSkillsOwner = sampleNames.leo;

/** Sample data: the 24 skills of the skills guide, as one member has them. Specification §1, §2, §9. */
export const sampleSkillsGrid: readonly SampleSkillGroup[] = [
  {
    title: 'Stance and footwork',
    skills: [
      { name: 'Stance and guard', state: 'Mastered' },
      { name: 'Step and drag', state: 'Mastered' },
      { name: 'Lead-foot pivot', state: 'Demonstrated' },
      { name: 'Step off at an angle', state: 'Demonstrated' },
      { name: 'Balance after punching', state: 'Demonstrated' },
    ],
  },
  {
    title: 'Punches',
    skills: [
      { name: 'Jab', state: 'Mastered' },
      { name: 'Cross', state: 'Mastered' },
      { name: 'Lead hook', state: 'Demonstrated' },
      { name: 'Uppercuts', state: 'Demonstrated' },
      { name: 'Body punches', state: 'Not Yet Demonstrated' },
      { name: 'Combinations with a purpose', state: 'Not Yet Demonstrated' },
    ],
  },
  {
    title: 'Defense',
    skills: [
      { name: 'High guard', state: 'Mastered' },
      { name: 'Parry', state: 'Demonstrated' },
      { name: 'Slip', state: 'Demonstrated' },
      { name: 'Roll', state: 'Not Yet Demonstrated' },
      { name: 'Step back', state: 'Demonstrated' },
      { name: 'Defend and answer', state: 'Not Yet Demonstrated' },
    ],
  },
  {
    title: 'Ring craft',
    skills: [
      { name: 'Range with the jab', state: 'Demonstrated' },
      { name: 'Cutting off the ring', state: 'Not Yet Demonstrated' },
      { name: 'Leaving ropes and corners', state: 'Not Yet Demonstrated' },
      { name: 'Clinch and break', state: 'Not Yet Demonstrated' },
    ],
  },
  {
    title: 'Conditioning and discipline',
    skills: [
      { name: 'Round pacing', state: 'Demonstrated' },
      { name: 'Wraps and gear', state: 'Mastered' },
      { name: 'Partner control', state: 'Demonstrated' },
    ],
  },
];

/** The words round the skill grid. Specification §2. */
export const sampleSkillsWords = { skillsUnit: 'boxing skills' } as const;
