import { sampleCoaches, sampleNames } from './people.ts';

/** An invented progress photo; there is no picture, the page draws one. Specification §2. */
export type SampleProgressPhoto = { readonly day: string; readonly lookAt: string };

/** Sample data: the same stance twice. Specification §2. */
export const sampleProgressPhotos: readonly [SampleProgressPhoto, SampleProgressPhoto] = [
  { day: 'March 3', lookAt: 'Weight on the heels, lead hand low.' },
  { day: 'June 2', lookAt: 'Knees soft, chin down, hands home.' },
];

/** The words round the photos. Specification §2. */
export const sampleProgressPhotosWords = {
  title: 'Stance',
  owner: sampleNames.marcus,
  pairLabel: 'The same stance in March and in June',
  consentTitle: 'Who may see it',
  consent: [
    { who: sampleNames.marcus, what: 'Said yes on March 1, can take it back' },
    { who: sampleCoaches.simone, what: 'Took both photos' },
  ],
} as const;
