import { describe, expect, it } from 'vitest';
import { relatedGuidesIn, relatedPostsIn } from './related.ts';

function post(id: string, category: string, publishedDate: string, listed: string[] = []) {
  return { id, category, publishedDate, relatedPosts: listed };
}

const posts = [
  post('1', 'news', '2025-01-01'),
  post('2', 'news', '2025-01-05'),
  post('3', 'news', '2025-01-05'),
  post('4', 'news', '2025-01-09'),
  post('5', 'industry', '2025-02-01'),
  post('6', 'gym-tips', '2025-03-01'),
];

describe('relatedPostsIn', () => {
  it.each([
    ['adds posts of the same category, the newest first, then by id', [], 3, ['4', '2', '3']],
    ['puts the listed ones first, in listed order', ['6', '5'], 3, ['6', '5', '4']],
    ['returns a listed one once', ['3', '3'], 3, ['3', '4', '2']],
    ['never returns the post itself', ['1'], 3, ['4', '2', '3']],
    ['ignores unknown ids', ['99', '5'], 2, ['5', '4']],
    ['cuts the listed ones at the limit', ['6', '5', '4'], 2, ['6', '5']],
    ['returns all there are', [], 99, ['4', '2', '3']],
    ['returns nothing for a limit of 0', ['6'], 0, []],
    ['returns nothing for a negative limit', ['6'], -1, []],
  ])('%s', (_goal, listed, limit, expected) => {
    const own = post('1', 'news', '2025-01-01', listed);
    expect(relatedPostsIn(posts)(own, limit).map(({ id }) => id)).toEqual(expected);
  });

  it('returns three by default', () => {
    expect(relatedPostsIn(posts)(post('9', 'news', '2025-01-01'))).toHaveLength(3);
  });
});

describe('relatedGuidesIn', () => {
  const guides = [
    { id: '1', type: 'checklist', publishedDate: '2025-01-20', relatedGuides: ['3'] },
    { id: '2', type: 'template', publishedDate: '2025-01-15', relatedGuides: [] },
    { id: '3', type: 'template', publishedDate: '2025-01-10', relatedGuides: [] },
    { id: '5', type: 'checklist', publishedDate: '2025-01-03', relatedGuides: [] },
  ];

  it('puts the listed ones first, then others of the same type', () => {
    const [own] = guides;
    const related = own === undefined ? [] : relatedGuidesIn(guides)(own);
    expect(related.map(({ id }) => id)).toEqual(['3', '5']);
  });
});
