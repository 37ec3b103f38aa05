import { expect, it } from 'vitest';
import { toDateTexts } from '../schema/date-texts.ts';
import { toGuideCard, toPostCard } from './cards.ts';
import type { Guide } from '../schema/guide.ts';
import type { Post } from '../schema/post.ts';

const post: Post = {
  id: '1',
  slug: 'ten-days-quiet',
  title: 'Ten days quiet',
  excerpt: 'Call members back.',
  content: 'The body.',
  author: { id: 'a', name: 'A', title: 'Coach', avatar: '/a.svg', bio: 'Coaches.' },
  category: 'educational',
  tags: ['retention'],
  publishedDate: '2025-07-14',
  dates: toDateTexts('2025-07-14'),
  readTime: 5,
  featured: true,
  relatedPosts: ['2'],
};
const guide: Guide = {
  id: '1',
  slug: 'class-scheduling-template',
  title: 'Class scheduling template',
  description: 'A week on paper.',
  excerpt: 'Set caps.',
  content: 'The body.',
  type: 'template',
  publishedDate: '2025-01-15',
  dates: toDateTexts('2025-01-15'),
  downloadCount: 142,
  featured: true,
  relatedGuides: ['2'],
};

it('keeps only what a post card shows', () => {
  expect(toPostCard(post)).toEqual({
    id: '1',
    slug: 'ten-days-quiet',
    title: 'Ten days quiet',
    excerpt: 'Call members back.',
    category: 'educational',
    tags: ['retention'],
    publishedDate: '2025-07-14',
    dates: toDateTexts('2025-07-14'),
    readTime: 5,
    featured: true,
  });
});

it('keeps only what a guide card shows', () => {
  expect(toGuideCard(guide)).toEqual({
    id: '1',
    slug: 'class-scheduling-template',
    title: 'Class scheduling template',
    description: 'A week on paper.',
    excerpt: 'Set caps.',
    type: 'template',
    publishedDate: '2025-01-15',
    dates: toDateTexts('2025-01-15'),
    downloadCount: 142,
    featured: true,
  });
});
