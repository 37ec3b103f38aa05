import { describe, expect, it } from 'vitest';
import { useContentFolder } from '../testing/content-folder.ts';
import { readList } from './read-list.ts';

const content = useContentFolder();

const front = `id: "70"
title: The new one
excerpt: A post.
author: founders
category: news
tags: [news]
publishedDate: 2026-12-01
readTime: 1
featured: true
relatedPosts: []
`;
const body = 'See [the ten days](/resources/blog/ten-days-quiet#week-1) and [prices](/pricing).';

const read = (asOf = '2026-11-28') => readList(content.folder, asOf);

const find = (address: string, asOf?: string) =>
  read(asOf).items.find((item) => item.address === address);

describe('the list of a content folder', () => {
  it('has an item’s status, size, links and findings', () => {
    content.write('posts/new.md', `---\n${front}---\n${body}\n`);
    expect(find('/resources/blog/new')).toMatchObject({
      kind: 'post',
      publishState: 'scheduled',
      label: 'Company News',
      file: 'posts/new.md',
      words: 6,
      minutes: 1,
      linksOut: [
        { label: 'the ten days', address: '/resources/blog/ten-days-quiet#week-1' },
        { label: 'prices', address: '/pricing' },
      ],
      usedIn: [],
    });
    const rules = find('/resources/blog/new')?.findings.map(({ rule }) => rule);
    expect(rules).toContain('description-length');
    expect(find('/resources/blog/ten-days-quiet')?.linksIn).toContainEqual({
      address: '/resources/blog/new',
      label: 'The new one',
    });
    expect(find('/resources/blog/ten-days-quiet')?.linksIn).toContainEqual({
      address: '/faq#quiet-members',
      label: 'FAQ: Will it tell me who has stopped coming?',
    });
  });

  it('has the places that show a published item', () => {
    content.write('posts/new.md', `---\n${front}---\n${body}\n`);
    expect(find('/resources/blog/new', '2026-12-01')?.usedIn).toEqual(
      expect.arrayContaining([
        'Header: latest post',
        'Resources: featured articles',
        'Resources: list of posts',
      ]),
    );
    expect(find('/resources/blog/new')?.usedIn).toEqual([]);
  });

  it('lists a broken file along with the others', () => {
    const ofOthers = () =>
      read()
        .items.filter(({ file }) => file !== 'posts/new.md')
        .map(({ file, publishState }) => [file, publishState]);
    const before = ofOthers();
    content.write('posts/new.md', `---\n${front.replace('news\n', 'nwes\n')}---\n${body}\n`);
    const { items } = read();
    expect(ofOthers()).toEqual(before);
    expect(items.find(({ file }) => file === 'posts/new.md')).toMatchObject({
      kind: 'post',
      publishState: 'broken',
      findings: expect.arrayContaining([expect.objectContaining({ rule: 'wrong-value' })]),
    });
  });

  it('does not call a file broken because a related one is', () => {
    const file = 'posts/ten-days-quiet.md';
    const text = content.read(file);
    content.write(file, text.replace('category: educational', 'category: educationl'));
    const broken = read().items.filter(({ publishState }) => publishState === 'broken');
    expect(broken.map((item) => item.file)).toEqual(['posts/ten-days-quiet.md']);
  });

  it('separates findings of other files, even without valid authors', () => {
    const guides = read().items.filter(({ kind }) => kind === 'guide').length;
    content.write('authors.yaml', 'nobody\n');
    const { items, elsewhere } = read();
    expect(elsewhere.map(({ file }) => file)).toContain('authors.yaml');
    expect(items.filter(({ kind }) => kind === 'guide')).toHaveLength(guides);
  });
});
