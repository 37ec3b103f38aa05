/** Invented coaches, the same in every sample. */
export const sampleCoaches = { ray: 'Ray M.', simone: 'Simone D.', andre: 'Andre P.' } as const;

/** Invented members, the same in every sample. */
export const sampleNames = {
  dana: 'Dana R.',
  marcus: 'Marcus T.',
  priya: 'Priya S.',
  leo: 'Leo K.',
  imani: 'Imani W.',
  tomas: 'Tomas G.',
  jules: 'Jules B.',
  nadia: 'Nadia H.',
} as const;
