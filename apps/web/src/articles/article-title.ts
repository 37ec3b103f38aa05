import { headLengths } from '@cornerbell/content';

/**
 * The document title of an article, with the site's name if both fit.
 *
 * @example
 * articleTitle('Ten days quiet', 'Cornerbell'); // => 'Ten days quiet | Cornerbell'
 */
export const articleTitle = (title: string, siteName: string): string => {
  const full = `${title} | ${siteName}`;
  return full.length <= headLengths.title.most ? full : title;
};
