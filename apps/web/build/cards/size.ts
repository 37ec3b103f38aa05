/** The size of a social card in pixels, as the large networks recommend it. */
export const cardSize = { width: 1200, height: 630 } as const;
