import type { BlogCategory } from '../schema/categories.ts';
import type { GuideCard, PostCard } from './cards.ts';
import { isPost } from './is-post.ts';
import { normalizeText, queryWords } from './normalize-text.ts';
import { nearestWord } from './nearest-word.ts';
import type { ResourceType } from './resource-types.ts';

/** The fields of a post that a search reads. */
export type SearchablePost = Pick<PostCard, 'title' | 'excerpt' | 'tags' | 'readTime'>;

/** The fields of a guide that a search reads. */
export type SearchableGuide = Pick<GuideCard, 'title' | 'description'>;

/** A visitor's filter on the resources page. */
export interface ResourceFilter {
  /** The kind of resource; `all` when left out. */
  readonly type?: ResourceType;
  /** The category of posts; every category when left out. Applies only if `type` is `blog`. */
  readonly category?: BlogCategory | undefined;
  /** The search text as typed; empty when left out. */
  readonly query?: string;
}

interface Resources<Post, Guide> {
  readonly posts: readonly Post[];
  readonly guides: readonly Guide[];
}

/** What a filter shows. */
interface FoundResources<Post, Guide> extends Resources<Post, Guide> {
  readonly posts: Post[];
  readonly guides: Guide[];
  /** The words that were looked for, for `matchParts`: those of the query, with wrong letters put right. */
  readonly words: readonly string[];
}

/**
 * The posts and guides that match a filter. A search finds an item that has every word of the query, in any order. A word of four letters
 * or more that is in no item stands for the word that differs from it by one letter. Items with all words in the title come before those
 * with some in a tag, and those before the rest; within a rank, and without a query, the original order stays, which in a library is the
 * newest first.
 *
 * The category applies only if the type is `blog`, because only then its chips are visible. `videos` matches nothing.
 *
 * @example
 * const guide = { title: 'Sparring checklist', description: 'For the thirty-minute class.' };
 * filterResources({ posts: [], guides: [guide] }, { query: 'class sparing' })
 * // => { posts: [], guides: [guide], words: ['class', 'sparring'] }
 */
export function filterResources<
  Post extends SearchablePost & { readonly category: string },
  Guide extends SearchableGuide,
>(
  { posts, guides }: Resources<Post, Guide>,
  { type = 'all', category, query = '' }: ResourceFilter,
): FoundResources<Post, Guide> {
  const isOfCategory = (post: Post) =>
    type !== 'blog' || category === undefined || post.category === category;
  const listed = {
    posts: type === 'all' || type === 'blog' ? posts.filter(isOfCategory) : [],
    guides: type === 'all' || type === 'guides' ? guides : [],
  };
  const typed = queryWords(query);
  if (typed.length === 0) return { ...listed, guides: [...listed.guides], words: [] };
  const library = [...listed.posts, ...listed.guides]
    .flatMap((item) => searchedTexts(item).flat())
    .join(' ');
  const words = typed.map((word) => (library.includes(word) ? word : nearestWord(word, library)));
  return { posts: search(listed.posts, words), guides: search(listed.guides, words), words };
}

function search<Item extends SearchablePost | SearchableGuide>(
  items: readonly Item[],
  words: readonly string[],
): Item[] {
  const byRank: [Item[], Item[], Item[]] = [[], [], []];
  for (const item of items) {
    const texts = searchedTexts(item);
    const ranks = words.map((word) =>
      texts.findIndex((part) => part.some((text) => text.includes(word))),
    );
    if (!ranks.includes(-1)) byRank[Math.max(...ranks)]?.push(item);
  }
  return byRank.flat();
}

/** What a search reads of an item, the most important first. */
function searchedTexts(item: SearchablePost | SearchableGuide): (readonly string[])[] {
  const texts = isPost(item)
    ? [[item.title], item.tags, [item.excerpt]]
    : [[item.title], [], [item.description]];
  return texts.map((part) => part.map(normalizeText));
}
