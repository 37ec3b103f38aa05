/** The words that the four feature pages share. Specification §2. */
export const featureWords = {
  /** Names the list of a page's sections. */
  indexLabel: 'On this page',
  /** Marks what the product does not do yet. */
  plannedLabel: 'Planned',
} as const;
