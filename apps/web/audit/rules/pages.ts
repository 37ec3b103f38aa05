import { checkEach, type Rule } from '../finding.ts';

/** Every path of the route table has a document with one `h1`, and there is no other document. */
export const pagesRule: Rule = {
  name: 'pages',
  covers: 'every route has a document and no other exists, each has one h1 and unique ids',
  check: (site) => {
    const wanted = new Set(site.paths);
    return checkEach(new Set([...site.paths, ...site.pages.keys()]), (path) => {
      const page = site.pages.get(path);
      if (!page) return [{ where: path, message: 'has a route but no document' }];
      const [mainHeadings = 0] = page.headings;
      const errors = [
        ...(wanted.has(path) ? [] : ['has a document but no route']),
        ...(mainHeadings === 1 ? [] : [`has ${mainHeadings} h1; expected one`]),
        ...(page.lang ? [] : ['has no language; expected <html lang="en">']),
        ...page.duplicateIds.map((id) => `has the id "${id}" more than once`),
      ];
      return errors.map((message) => ({ where: path, message }));
    });
  },
};
