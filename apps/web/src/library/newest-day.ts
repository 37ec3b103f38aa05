/**
 * The day of the newest item, `YYYY-MM-DD`; `undefined` if there are none.
 *
 * @example
 * newestDay([{ publishedDate: '2025-07-14' }, { publishedDate: '2025-07-20' }]) // => '2025-07-20'
 */
export const newestDay = (items: readonly { readonly publishedDate: string }[]) =>
  items
    .map(({ publishedDate }) => publishedDate)
    .toSorted()
    .at(-1);
