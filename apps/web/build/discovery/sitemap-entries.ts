import type { BuildContext, Params } from '../../src/shell/page.ts';
import { oncePerLibrary } from '../../src/shell/once-per-library.ts';
import type { SitemapEntry } from './sitemap.ts';

/** The route and the parameters of a path. */
export type Match = (path: string) => {
  readonly route: { readonly path: string };
  readonly params: Params;
};

const lookUp = oncePerLibrary(({ posts, guides, legal }) => {
  // Both stand with the newest first.
  const newestPost = posts[0]?.publishedDate;
  const newestGuide = guides[0]?.publishedDate;
  return {
    posts: new Map(posts.map((post) => [post.slug, post.updatedDate ?? post.publishedDate])),
    guides: new Map(guides.map((guide) => [guide.slug, guide.updatedDate ?? guide.publishedDate])),
    legal: new Map(legal.map((text) => [text.slug, text.date])),
    newestPost,
    newestGuide,
    newest: [newestPost, newestGuide]
      .filter((day) => day !== undefined)
      .toSorted()
      .at(-1),
    newestIn: (category: string) => posts.find((post) => post.category === category)?.publishedDate,
  };
});

/** Every page that search engines may name, with the day of its content where it has one. */
export function sitemapEntries(
  { library }: BuildContext,
  paths: readonly string[],
  match: Match,
): SitemapEntry[] {
  const found = lookUp(library);
  return paths.flatMap((path): SitemapEntry[] => {
    const { route, params } = match(path);
    const { slug = '', list, category } = params;
    switch (route.path) {
      case '*':
      case '/offline':
        return [];
      case '/resources/blog/:slug': {
        const modified = found.posts.get(slug);
        return modified === undefined ? [] : [{ path, modified }];
      }
      case '/resources/guides/:slug': {
        const modified = found.guides.get(slug);
        return modified === undefined ? [] : [{ path, modified }];
      }
      case '/privacy':
      case '/terms':
        return [{ path, modified: found.legal.get(path.slice(1)) }];
      case '/':
      case '/resources':
        return [{ path, modified: found.newest }];
      default:
        if (list === undefined) return [{ path }];
        if (category !== undefined) return [{ path, modified: found.newestIn(category) }];
        return [{ path, modified: list === 'guides' ? found.newestGuide : found.newestPost }];
    }
  });
}
