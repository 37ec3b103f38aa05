/** The container queries of pictures: from which widths their parts sit side by side. */
export const fits = { row: '(min-width: 26rem)', board: '(min-width: 44rem)' } as const;
