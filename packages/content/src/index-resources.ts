import { filterResources, type ResourceFilter } from './filter-resources.ts';
import {
  matchesQuery,
  searchedTexts,
  type SearchableGuide,
  type SearchablePost,
} from './matches-query.ts';
import { matchRanks, rankItems } from './rank-resources.ts';

// Between two texts: no query that holds it is looked for in the joined text.
const separator = '\n';

/**
 * Joins the texts of posts and guides once, and gives back a search through them that answers at each key pressed.
 *
 * Finds what `filterResources` finds, in the order that `rankResources` gives it. One walk over one joined text takes a third of the
 * time of looking into each item. Specification §4.
 *
 * @param all - The posts and guides, in the order in which they shall be found.
 * @example
 * const search = indexResources({ posts, guides });
 * search({ query: 'sparring' }) // => rankResources(filterResources({ posts, guides }, { query: 'sparring' }), 'sparring')
 */
export function indexResources<
  Post extends SearchablePost & { readonly category: string },
  Guide extends SearchableGuide,
>(all: {
  readonly posts: readonly Post[];
  readonly guides: readonly Guide[];
}): (filter: ResourceFilter) => { posts: Post[]; guides: Guide[] } {
  const findPosts = index(all.posts);
  const findGuides = index(all.guides);
  return ({ query = '', ...filter }) =>
    filterResources({ posts: findPosts(query), guides: findGuides(query) }, filter);
}

function index<Item extends SearchablePost | SearchableGuide>(items: readonly Item[]) {
  const parts = items.map(searchedTexts);
  const texts = parts.map((each) => `${each.join(separator)}${separator}`);
  const joined = texts.join('');
  let length = 0;
  const ends = texts.map((text) => (length += text.length));
  const titleLengths = parts.map(([title = '']) => title.length);
  const lastLengths = parts.map((each) => (each.at(-1) ?? '').length);

  return (query: string): readonly Item[] => {
    const wanted = query.trim().toLowerCase();
    if (wanted === '') return items;
    if (wanted.includes(separator)) {
      return rankItems(
        items.filter((item) => matchesQuery(item, query)),
        wanted,
      );
    }
    const byRank: [Item[], Item[], Item[]] = [[], [], []];
    let at = joined.indexOf(wanted);
    for (let place = 0; at !== -1; place += 1) {
      const end = ends[place] ?? joined.length;
      if (at >= end) continue;
      const item = items[place];
      if (item !== undefined) {
        const isTitle = at < (ends[place - 1] ?? 0) + (titleLengths[place] ?? 0);
        const isLast = at >= end - (lastLengths[place] ?? 0) - separator.length;
        const rank = isTitle ? matchRanks.title : isLast ? matchRanks.text : matchRanks.tag;
        byRank[rank].push(item);
      }
      at = joined.indexOf(wanted, end);
    }
    return byRank.flat();
  };
}
