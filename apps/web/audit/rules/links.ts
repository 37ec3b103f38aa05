import { checkEach, type Rule } from '../finding.ts';
import { faultOf } from '../site.ts';

/** Every address in every document leads to something of the site. */
export const linksRule: Rule = {
  name: 'links',
  looksAt: 'links, anchors, scripts, styles and pictures lead to what exists',
  check: (site) => {
    const addresses = [...site.pages].flatMap(([path, page]) => {
      const hrefs = [...page.anchors, ...page.links].flatMap(({ href }) => href ?? []);
      return [...new Set([...hrefs, ...page.sources])].map((href) => ({ path, href }));
    });
    const moved = [...site.redirects].map(([path, href]) => ({ path, href }));
    return checkEach([...addresses, ...moved], ({ path, href }) => {
      const fault = faultOf(site, href, path);
      return fault === undefined ? [] : [{ where: path, message: `"${href}" ${fault}` }];
    });
  },
};
