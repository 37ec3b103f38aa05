import type { ListedItem } from '@cornerbell/content/loader';

/** An item of the desk for tests. */
export const deskItem = (title: string, more: Partial<ListedItem> = {}): ListedItem => ({
  kind: 'post',
  title,
  description: '',
  label: 'Company News',
  file: `posts/${title.toLowerCase()}.md`,
  address: `/resources/blog/${title.toLowerCase()}`,
  publishState: 'published',
  date: '2025-01-01',
  words: 100,
  minutes: 1,
  featured: false,
  findings: [],
  linksOut: [],
  linksIn: [],
  usedIn: [],
  ...more,
});
