import { sampleCoaches, sampleNames } from './people.ts';

/** An invented score of one part of the work. Specification §2. */
export type SampleProgressScore = {
  readonly area: string;
  /** 0 to 100. */
  readonly score: number;
  /** Points since the last assessment. */
  readonly change: number;
};

/** Sample data: whose progress the scores show, and who assessed it. Specification §2. */
export const sampleProgressOwner = {
  name: sampleNames.dana,
  assessedBy: sampleCoaches.ray,
  assessedOn: 'June 2',
  assessedBefore: 'May 5',
  today: 'Slip outside the jab, then answer with the cross. Two rounds on pads, two on the bag.',
} as const;

/** Sample data: progress by part of the work. Specification §2. */
export const sampleProgressScores: readonly SampleProgressScore[] = [
  { area: 'Stance and footwork', score: 82, change: 6 },
  { area: 'Punches', score: 76, change: 4 },
  { area: 'Defense', score: 61, change: 9 },
  { area: 'Ring craft', score: 48, change: 3 },
  { area: 'Conditioning and discipline', score: 88, change: 0 },
];

/** The words round the progress scores. Specification §2. */
export const sampleProgressWords = {
  assessedBy: 'Assessed by',
  scoresTitle: 'Progress scores',
  changesTitle: 'Since the last assessment',
  pointsUnit: 'points',
  todayTitle: 'For today',
} as const;
