/**
 * The pages that a `Pagination` links to: the first, the last and those around the current one, with `null` for a gap
 * between them. A gap is never a single page.
 *
 * @example
 * shownPages(6, 12); // => [1, null, 5, 6, 7, null, 12]
 */
export const shownPages = (current: number, count: number): readonly (number | null)[] => {
  const shown = Array.from({ length: count }, (_, index) => index + 1).filter(
    (page) =>
      page === 1 ||
      page === count ||
      Math.abs(page - current) <= 1 ||
      (page === 2 && current === 4) ||
      (page === count - 1 && current === count - 3),
  );
  return shown.flatMap((page, index) => {
    const before = shown[index - 1];
    return before !== undefined && page - before > 1 ? [null, page] : [page];
  });
};
