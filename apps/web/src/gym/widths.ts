/** The container of a frame, by whose width its views are laid out. */
export const container = 'gym';

/** The container queries of a frame, in rem: from which widths it is a desk, and from which its pieces sit side by side. */
export const deskWidth = 56;
export const desk = `${container} (min-width: ${deskWidth}rem)`;
export const row = `${container} (min-width: 26rem)`;
