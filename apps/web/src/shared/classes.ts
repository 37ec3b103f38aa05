/** Joins the class names that are given. */
export const classes = (...names: readonly (string | undefined | false)[]): string =>
  names.filter(Boolean).join(' ');
