/** What stands beside the number of a round, wherever something is told in rounds. Specification §2. */
export const roundWords = {
  label: 'Round',
  states: { done: 'Done', now: 'Now', next: 'Next' },
} as const;
