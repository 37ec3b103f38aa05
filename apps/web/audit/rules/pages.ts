import { checkEach, type Rule } from '../finding.ts';

/** Every path of the route table has a document with one main heading, and no document is left over. */
export const pagesRule: Rule = {
  name: 'pages',
  looksAt: 'every route has a document, no other is there, each has one h1 and its own ids',
  check: (site) => {
    const wanted = new Set(site.paths);
    return checkEach(new Set([...site.paths, ...site.pages.keys()]), (path) => {
      const page = site.pages.get(path);
      if (!page)
        return [{ where: path, message: 'has no document, though the route table has it' }];
      const [mainHeadings = 0] = page.headings;
      const faults = [
        ...(wanted.has(path) ? [] : ['has a document, though no route leads to it']),
        ...(mainHeadings === 1 ? [] : [`has ${mainHeadings} h1; expected one`]),
        ...(page.lang ? [] : ['does not say its language: expected <html lang="en">']),
        ...page.doubleIds.map((id) => `has the id "${id}" more than once`),
      ];
      return faults.map((message) => ({ where: path, message }));
    });
  },
};
