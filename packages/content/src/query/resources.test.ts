import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blogCategories } from '../schema/categories.ts';
import {
  filterResources,
  type ResourceFilter,
  type SearchableGuide,
  type SearchablePost,
} from './filter-resources.ts';
import { matchParts } from './match-parts.ts';
import { isPost } from './is-post.ts';
import { parseResourceParams, resourceHref } from './resource-address.ts';
import { resourceTypes } from './resource-types.ts';

const post = {
  title: 'Ten days quiet',
  excerpt: 'Call members back.',
  tags: ['front desk', 'retention'],
  readTime: 5,
  category: 'educational',
};
const news = { ...post, title: 'Fifty founding gyms', tags: ['pilot'], category: 'news' };
const guide = {
  title: 'Class scheduling template',
  description: 'A week on paper, with caps.',
  excerpt: 'Only the card says ropes.',
};

/** Whether a search finds an item. */
function matchesQuery(
  item: (SearchablePost & { category: string }) | SearchableGuide,
  query: string,
) {
  const [posts, guides] = isPost(item) ? [[item], []] : [[], [item]];
  const found = filterResources({ posts, guides }, { query });
  return found.posts.length + found.guides.length > 0;
}

describe('a query', () => {
  it.each([
    ['in the title of a post', post, 'TEN DAYS', true],
    ['in the excerpt of a post', post, 'members', true],
    ['in a tag of a post', post, 'Front Desk', true],
    ['in words of several fields', post, 'retention quiet members', true],
    ['whose words are not all there', post, 'ten yoga', false],
    ['with a wrong letter', post, 'quiat', true],
    ['with a letter too few', post, 'membrs', true],
    ['with a letter too many', post, 'memmbers', true],
    ['with two letters exchanged', post, 'qiuet', true],
    ['with a wrong letter, while it is typed', guide, 'shedul', true],
    ['with two wrong letters', post, 'qaiot', false],
    ['with a wrong letter in a short word', post, 'tan', false],
    ['in the category of a post', post, 'educational', false],
    ['in the title of a guide', guide, 'scheduling', true],
    ['in the description of a guide', guide, 'CAPS', true],
    ['in the excerpt of a guide', guide, 'ropes', false],
    ['when it is only spaces', guide, '   ', true],
    ['literally, with signs of a regular expression', post, '.*', false],
  ])('looks for a query %s', (_place, item, query, isFound) => {
    expect(matchesQuery(item, query)).toBe(isFound);
  });
});

it('a query may be a part of a title, typed in another way', () => {
  const letters = fc.string({ unit: fc.constantFrom(...'aBé’İn '), maxLength: 12 });
  const typed = [
    (text: string) => text.toUpperCase(),
    (text: string) => text.normalize('NFD'),
    (text: string) => text.replaceAll('’', "'"),
    (text: string) => text.replaceAll('’', 'ʼ'),
    (text: string) => text.replaceAll(' ', '\u00a0'),
    (text: string) => text.replaceAll(' ', '  '),
    (text: string) => text.replaceAll('İ', 'i'),
  ];
  fc.assert(
    fc.property(letters, fc.subarray(typed), fc.nat(12), (written, manners, from) => {
      const title = written.replace(/ +/g, ' ');
      const query = manners.reduce((text, manner) => manner(text), title.slice(from));
      expect(matchesQuery({ title, description: '' }, query)).toBe(true);
    }),
  );
});

describe('filterResources', () => {
  const all = { posts: [post, news], guides: [guide] };

  it.each([
    ['everything by default', {}, ['educational', 'news'], 1],
    ['posts only for blog', { type: 'blog' }, ['educational', 'news'], 0],
    ['guides only for guides', { type: 'guides' }, [], 1],
    ['one category of the blog', { type: 'blog', category: 'news' }, ['news'], 0],
    [
      'every category while all is shown',
      { type: 'all', category: 'news' },
      ['educational', 'news'],
      1,
    ],
    ['a query within a category', { type: 'blog', category: 'news', query: 'ten days' }, [], 0],
    ['nothing for videos, even with a query', { type: 'videos', query: 'a' }, [], 0],
  ] satisfies [string, ResourceFilter, string[], number][])(
    'shows %s',
    (_goal, filter, categories, guides) => {
      const shown = filterResources(all, filter);
      expect(shown.posts.map(({ category }) => category)).toEqual(categories);
      expect(shown.guides).toHaveLength(guides);
    },
  );
});

describe('parseResourceParams', () => {
  it.each([
    ['', 'all', undefined, ''],
    ['type=blog', 'blog', undefined, ''],
    ['type=guides', 'guides', undefined, ''],
    ['type=blog&category=building', 'blog', 'building-updates', ''],
    ['type=blog&category=educational', 'blog', 'educational', ''],
    ['category=educational', 'blog', 'educational', ''],
    ['type=guides&category=news', 'guides', undefined, ''],
    ['type=BLOG', 'all', undefined, ''],
    ['type=blog&category=__proto__', 'blog', undefined, ''],
    ['q=%20sparring%20', 'all', undefined, 'sparring'],
    [`q=${'a'.repeat(9000)}`, 'all', undefined, 'a'.repeat(200)],
  ])('reads %.40j', (search, type, category, query) => {
    expect(parseResourceParams(new URLSearchParams(search))).toEqual({ type, category, query });
  });

  it.each([
    ['', 'blog'],
    ['type=guides', 'guides'],
    ['type=podcasts', 'blog'],
    ['type=all', 'all'],
  ])('reads %j on the page of a type', (search, type) => {
    expect(parseResourceParams(new URLSearchParams(search), 'blog').type).toBe(type);
  });
});

describe('resourceHref', () => {
  it.each([
    [{}, '/resources'],
    [{ type: 'all', query: '  ' }, '/resources'],
    [{ type: 'guides' }, '/resources?type=guides'],
    [{ type: 'blog', category: 'news' }, '/resources?type=blog&category=news'],
    [{ query: 'a & b' }, '/resources?q=a+%26+b'],
  ] as const)('writes %j as %s', (filter, href) => {
    expect(resourceHref(filter)).toBe(href);
  });

  it('is the inverse of parseResourceParams', () => {
    const filter = fc.record({
      type: fc.constantFrom(...resourceTypes.map(({ id }) => id)),
      category: fc.constantFrom(undefined, ...blogCategories.map(({ id }) => id)),
      query: fc.string({ unit: 'grapheme', maxLength: 100 }),
    });
    fc.assert(
      fc.property(filter, ({ type, category, query }) => {
        const [, search = ''] = resourceHref({ type, category, query }).split('?');
        expect(parseResourceParams(new URLSearchParams(search))).toEqual({
          type,
          category: type === 'blog' ? category : undefined,
          query: query.trim().slice(0, 200).trim(),
        });
      }),
    );
  });
});

const of = (title: string, tags: string[], excerpt: string) => ({ ...post, title, tags, excerpt });

it('a search puts the title before a tag before the excerpt, and keeps the order within', () => {
  const inExcerpt = of('A', ['b'], 'On ropes.');
  const inTag = of('B', ['c', 'ropes'], 'D');
  const inTitle = of('The ropes', ['e'], 'F');
  const laterInTitle = of('ROPES', ['ropes'], 'Ropes.');
  const posts = [inExcerpt, inTag, inTitle, laterInTitle];
  const guides = [
    { title: 'G', description: 'About ropes.' },
    { title: 'Ropes', description: 'H' },
  ];
  expect(filterResources({ posts, guides }, { query: ' Ropes ' })).toEqual({
    posts: [inTitle, laterInTitle, inTag, inExcerpt],
    guides: guides.toReversed(),
    words: ['ropes'],
  });
});

/** The words that a search for a query looks for in a title. */
const wordsFor = (query: string, title: string) =>
  filterResources({ posts: [], guides: [{ title, description: '' }] }, { query }).words;

describe('matchParts', () => {
  it.each([
    ['Ten days quiet', 'DAYS', ['Ten ', '[days]', ' quiet']],
    ['ropes and Ropes', 'ropes', ['[ropes]', ' and ', '[Ropes]']],
    ['aaa', 'aa', ['[aa]', 'a']],
    ['Ten', 'x', ['Ten']],
    ['In İstanbul', 'istanbul', ['In ', '[İstanbul]']],
    ['The coach’s list', "coach's", ['The ', '[coach’s]', ' list']],
    ['A café nearby', 'CAFE\u0301', ['A ', '[café]', ' nearby']],
    ['Ten full rounds', 'ten\u00a0 rounds', ['[Ten]', ' full ', '[rounds]']],
    ['Sparring and ropes', 'rope sparing', ['[Sparring]', ' and ', '[rope]', 's']],
    ['', 'a', []],
  ])('cuts %j at %j', (text, query, parts) => {
    const shown = matchParts(text, wordsFor(query, text)).map(({ text: part, isMatch }) =>
      isMatch ? `[${part}]` : part,
    );
    expect(shown).toEqual(parts);
  });

  it('keeps every character, and marks something whenever the search matches', () => {
    const letters = fc.string({
      unit: fc.constantFrom(..."aAbBi’' \u00a0İΣςσße\u00e9"),
      maxLength: 12,
    });
    fc.assert(
      fc.property(letters, letters, (text, query) => {
        const words = wordsFor(query, text);
        const parts = matchParts(text, words);
        expect(parts.map((part) => part.text).join('')).toBe(text);
        const isFound = matchesQuery({ title: text, description: '' }, query);
        const isMarked = parts.some(({ isMatch }) => isMatch);
        expect(isMarked || !isFound || words.length === 0).toBe(true);
      }),
    );
  });
});
