import { checkEach, type Rule } from '../finding.ts';
import { linkError } from '../site.ts';

/** Every internal address in a document points to a page, file or anchor that exists. */
export const linksRule: Rule = {
  name: 'links',
  covers: 'links, anchors, scripts, styles and images point to what exists',
  check: (site) => {
    const addresses = [...site.pages].flatMap(([path, page]) => {
      const hrefs = [...page.anchors, ...page.links].flatMap(({ href }) => href ?? []);
      return [...new Set([...hrefs, ...page.sources])].map((href) => ({ path, href }));
    });
    const moved = [...site.redirects].map(([path, href]) => ({ path, href }));
    return checkEach([...addresses, ...moved], ({ path, href }) => {
      const error = linkError(site, href, path);
      return error === undefined ? [] : [{ where: path, message: `"${href}" ${error}` }];
    });
  },
};
