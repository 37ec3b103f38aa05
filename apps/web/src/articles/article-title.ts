/** The longest title that search results show whole, in characters. */
const longestTitle = 60;

/**
 * The document title of an article, with the site's name if both fit.
 *
 * @example
 * articleTitle('Ten days quiet', 'Cornerbell'); // => 'Ten days quiet | Cornerbell'
 */
export const articleTitle = (title: string, siteName: string): string => {
  const full = `${title} | ${siteName}`;
  return full.length <= longestTitle ? full : title;
};
