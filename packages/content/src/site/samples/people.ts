// A no-break space keeps the initial on the line of its name.

/** Invented coaches, the same in every sample. */
export const sampleCoaches = {
  ray: 'Ray\u00A0M.',
  simone: 'Simone\u00A0D.',
  andre: 'Andre\u00A0P.',
} as const;

/** Invented members, the same in every sample. */
export const sampleNames = {
  dana: 'Dana\u00A0R.',
  marcus: 'Marcus\u00A0T.',
  priya: 'Priya\u00A0S.',
  leo: 'Leo\u00A0K.',
  imani: 'Imani\u00A0W.',
  tomas: 'Tomas\u00A0G.',
  jules: 'Jules\u00A0B.',
  nadia: 'Nadia\u00A0H.',
} as const;
