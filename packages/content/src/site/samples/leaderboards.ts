import { sampleNames } from './people.ts';

/** An invented board. Specification §2. */
export type SampleLeaderboard = {
  readonly title: string;
  /** What is counted. */
  readonly unit: string;
  /** The members on it, the first one first. */
  readonly rows: readonly { readonly name: string; readonly value: number }[];
};

/** Sample data: two boards of a month. Specification §2. */
export const sampleLeaderboards: readonly SampleLeaderboard[] = [
  {
    title: 'Rounds in June',
    unit: 'rounds',
    rows: [
      { name: sampleNames.dana, value: 142 },
      { name: sampleNames.leo, value: 118 },
      { name: sampleNames.imani, value: 97 },
      { name: sampleNames.marcus, value: 81 },
    ],
  },
  {
    title: 'Skills demonstrated in June',
    unit: 'skills',
    rows: [
      { name: sampleNames.leo, value: 5 },
      { name: sampleNames.priya, value: 4 },
      { name: sampleNames.dana, value: 3 },
      { name: sampleNames.marcus, value: 2 },
    ],
  },
];

/** The words round the boards. Specification §2. */
export const sampleLeaderboardsWords = { title: 'Leaderboards', aside: 'Adults' } as const;
