import type { BlogCategory } from '../schema/categories.ts';
import type { GuideCard } from '../schema/guide.ts';
import type { PostCard } from '../schema/post.ts';
import { isPost } from './is-post.ts';
import { normalizeText, queryWords } from './normalize-text.ts';
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
  /** The words of the query, with wrong letters corrected, for `matchParts`. */
  readonly words: readonly string[];
}

/**
 * The posts and guides that match a filter. A search finds an item that has all words of the query,
 * in any order. A word of four letters or more that is in no item stands for the word that differs
 * from it by one letter. Items with all words in the title come before those with some in a tag,
 * and those before the rest; within a rank, and without a query, the original order stays.
 *
 * The category applies only if the type is `blog`, because only then its chips are visible.
 * `videos` matches nothing.
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

/** Shorter words differ from too many others by one letter. */
const minLength = 4;

/**
 * The first word of a text that begins like another but for one letter, which is wrong, missing,
 * too many or exchanged with its neighbour; the word itself if there is none. Only the beginning
 * counts, because a visitor may still be typing.
 *
 * @param text - As `normalizeText` returns it.
 * @example
 * nearestWord('sparing', 'a sparring partner') // => 'sparring'
 */
function nearestWord(word: string, text: string): string {
  if (word.length < minLength) return word;
  const isNear = (other: string) =>
    [-1, 0, 1].some((more) => differByOne(word, other.slice(0, word.length + more)));
  return text.split(/[^\p{L}\p{N}']+/u).find(isNear) ?? word;
}

function differByOne(one: string, other: string): boolean {
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  const [a, b] = [one.slice(same), other.slice(same)];
  const isExchanged = a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2);
  return a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1) || isExchanged;
}
