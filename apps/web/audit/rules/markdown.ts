import { markdownPath } from '../../build/discovery/markdown-version.ts';
import { checkEach, type Finding, type Rule } from '../finding.ts';
import { linkError, textOf, type Site } from '../site.ts';

/** Every address of the site in a text. */
const addressesIn = (text: string, origin: string) =>
  [...text.matchAll(/https?:\/\/[^\s)\]>"]+/g)]
    .map(([address]) => address.replace(/[.,:;]+$/, ''))
    .filter((address) => address === origin || address.startsWith(`${origin}/`));

function textErrors(site: Site, where: string): Finding[] {
  const text = textOf(site, where);
  if (text === '') return [{ where, message: 'does not exist' }];
  const missing = addressesIn(text, site.origin).flatMap((address) => {
    const error = linkError(site, address, '/');
    return error === undefined ? [] : [{ where, message: `"${address}" ${error}` }];
  });
  const title = /^# \S/.test(text) ? [] : [{ where, message: 'does not begin with a "# " title' }];
  return [...title, ...missing];
}

/** The Markdown versions and `llms.txt` exist, begin with a title and link to what exists. */
export const markdownRule: Rule = {
  name: 'markdown',
  covers:
    'every article and legal text has a Markdown version; its links and those of llms.txt work',
  check: (site) => {
    const named = [...site.pages].flatMap(([path, { links }]) =>
      links.some(({ type }) => type === 'text/markdown') ? [markdownPath(path)] : [],
    );
    const articles = [...site.pages]
      .filter(([, { meta }]) => meta.get('og:type')?.[0] === 'article')
      .map(([path]) => markdownPath(path));
    return checkEach(new Set([...named, ...articles, '/llms.txt']), (where) =>
      textErrors(site, where),
    );
  },
};
