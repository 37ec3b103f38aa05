/** The container of a frame, by whose width its views are laid out. */
export const container = 'gym';

/** From which width, in rem, a frame is a desk. */
export const deskWidth = 56;

/** Container queries: a frame is a desk, is narrower, or has room for pieces side by side. */
export const desk = `${container} (min-width: ${deskWidth}rem)`;
export const narrow = `${container} (width < ${deskWidth}rem)`;
export const row = `${container} (min-width: 26rem)`;
