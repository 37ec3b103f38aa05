import { describe, expect, it } from 'vitest';
import { formatFinding, type Finding } from '../load/finding.ts';
import type { Post } from '../schema/post.ts';
import { useContentFolder } from '../testing/content-folder.ts';
import { checkedLibrary } from './checked-library.ts';

const today = '2026-11-28';
const rulesOf = (findings: readonly Finding[]) => findings.map(({ rule }) => rule);

const content = useContentFolder();

/** The library of the folder, and its warnings. */
function build(options: { withDrafts?: boolean } = {}) {
  const result = checkedLibrary(content.folder, today, options);
  if (!result.ok) throw new Error(result.findings.map(formatFinding).join('\n'));
  return result;
}

/** The errors of the folder, and what can be shown nevertheless. */
function buildWrong() {
  const result = checkedLibrary(content.folder, today);
  if (result.ok) throw new Error('Expected an error.');
  return result;
}

const slugsOf = (posts: readonly Post[] = []) => posts.map(({ slug }) => slug);

describe('a folder that can be built', () => {
  it('returns what is published as of the day and warns', () => {
    content.writePost('one', 'publishedDate: 2026-11-01');
    content.writePost('two', 'publishedDate: 2026-12-01');
    content.writePost('three', 'publishedDate: 2026-11-01\nstatus: draft');
    content.writePost('four', 'publishedDate: 2027-01-01\nstatus: unlisted');
    const { library, warnings } = build();
    expect(slugsOf(library.posts)).toContain('one');
    expect(slugsOf(library.unlisted.posts)).toEqual(['four']);
    expect(JSON.stringify(library)).not.toMatch(/A post about (?:two|three)/);
    expect(rulesOf(warnings)).toContain('style');
  });

  it('leads links to a former address of a post to the present one, and redirects visitors', () => {
    const aliases = 'aliases:\n  - /resources/blog/round-two';
    content.writePost(
      'one',
      'publishedDate: 2026-11-01',
      'See [two](/resources/blog/round-two#stance).',
    );
    content.writePost('two', `publishedDate: 2026-11-01\n${aliases}`, '## Stance\n\nFeet apart.');
    const { posts, site } = build().library;
    const one = posts.find(({ slug }) => slug === 'one');
    expect(one?.content).toBe('See [two](/resources/blog/two#stance).');
    const redirect = { from: '/resources/blog/round-two', to: '/resources/blog/two' };
    expect(site.redirects).toContainEqual(redirect);
  });

  it('shows a preview of what is not live yet on pages that nothing links to', () => {
    content.writePost('two', 'publishedDate: 2026-12-01');
    content.writePost('three', 'publishedDate: 2026-11-01\nstatus: draft');
    const { posts, unlisted } = build({ withDrafts: true }).library;
    expect(slugsOf(unlisted.posts)).toEqual(['two', 'three']);
    expect(slugsOf(posts)).not.toContain('three');
  });
});

describe('a folder that can’t be built', () => {
  it('has a preview if every file can be read', () => {
    content.writePost('one', 'publishedDate: 2026-11-01', 'See [two](/resources/blog/two).');
    content.writePost('two', 'publishedDate: 2026-12-01');
    const { findings, preview } = buildWrong();
    expect(rulesOf(findings)).toContain('early-link');
    expect(slugsOf(preview?.posts)).toContain('one');
    expect(slugsOf(preview?.posts)).not.toContain('two');
  });

  it('has a preview without a post that can’t be read', () => {
    content.writePost('one', 'publishedDate: 2026-02-30');
    content.writePost('two', 'publishedDate: 2026-11-01');
    const { findings, preview } = buildWrong();
    expect(rulesOf(findings)).toContain('impossible-date');
    expect(slugsOf(preview?.posts)).toContain('two');
    expect(slugsOf(preview?.posts)).not.toContain('one');
  });

  it('has none if a page can’t be read', () => {
    content.write('site/home.yaml', 'hero: none\n');
    expect(buildWrong()).not.toHaveProperty('preview');
  });
});
