import { describe, expect, it } from 'vitest';
import { relatedIn } from './related.ts';

const posts = [
  { id: '6', category: 'gym-tips' },
  { id: '5', category: 'industry' },
  { id: '4', category: 'news' },
  { id: '2', category: 'news' },
  { id: '3', category: 'news' },
  { id: '1', category: 'news' },
];

describe('the posts related to one', () => {
  it.each([
    ['adds posts of the same category, in order', [], ['4', '2', '3']],
    ['puts the listed ones first, in listed order', ['6', '5'], ['6', '5', '4']],
    ['returns a listed one once', ['3', '3'], ['3', '4', '2']],
    ['never returns the post itself', ['1'], ['4', '2', '3']],
    ['ignores unknown ids', ['99', '5'], ['5', '4', '2']],
    ['cuts the listed ones at three', ['6', '5', '4', '3'], ['6', '5', '4']],
  ])('%s', (_goal, relatedPosts, expected) => {
    const related = relatedIn(posts)({ id: '1', category: 'news', relatedPosts });
    expect(related.map(({ id }) => id)).toEqual(expected);
  });
});

describe('the guides related to one', () => {
  it('are the listed ones, then others of the same type', () => {
    const guides = [
      { id: '1', type: 'checklist' },
      { id: '2', type: 'template' },
      { id: '3', type: 'template' },
      { id: '5', type: 'checklist' },
    ];
    const own = { id: '1', type: 'checklist', relatedGuides: ['3'] };
    expect(relatedIn(guides)(own).map(({ id }) => id)).toEqual(['3', '5']);
  });
});
