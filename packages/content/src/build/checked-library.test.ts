import { describe, expect, it } from 'vitest';
import { formatFinding, type Finding } from '../load/finding.ts';
import { useContentFolder } from '../testing/content-folder.ts';
import { checkedLibrary } from './checked-library.ts';

const today = '2026-11-28';
const rulesOf = (findings: readonly Finding[]) => findings.map(({ rule }) => rule);

const content = useContentFolder();

describe('a folder that can be built', () => {
  it('returns what is published as of the day and warns', () => {
    content.writePost('one', 'publishedDate: 2026-11-01');
    content.writePost('two', 'publishedDate: 2026-12-01');
    content.writePost('three', 'publishedDate: 2026-11-01\nstatus: draft');
    content.writePost('four', 'publishedDate: 2027-01-01\nstatus: unlisted');
    const result = checkedLibrary(content.folder, today);
    if (!result.ok) throw new Error(result.findings.map(formatFinding).join('\n'));
    const slugs = result.library.posts.map(({ slug }) => slug);
    expect(slugs).toContain('one');
    expect(result.library.unlisted.posts.map(({ slug }) => slug)).toEqual(['four']);
    expect(JSON.stringify(result.library)).not.toMatch(/A post about (?:two|three)/);
    expect(rulesOf(result.warnings)).toContain('style');
  });

  it('leads links to a former address of a post to the present one, and redirects visitors', () => {
    const aliases = 'aliases:\n  - /resources/blog/round-two';
    content.writePost(
      'one',
      'publishedDate: 2026-11-01',
      'See [two](/resources/blog/round-two#stance).',
    );
    content.writePost('two', `publishedDate: 2026-11-01\n${aliases}`, '## Stance\n\nFeet apart.');
    const result = checkedLibrary(content.folder, today);
    if (!result.ok) throw new Error(result.findings.map(formatFinding).join('\n'));
    const { posts, site } = result.library;
    const one = posts.find(({ slug }) => slug === 'one');
    expect(one?.content).toBe('See [two](/resources/blog/two#stance).');
    const redirect = { from: '/resources/blog/round-two', to: '/resources/blog/two' };
    expect(site.redirects).toContainEqual(redirect);
  });

  it('shows a preview of what is not live yet on pages that nothing links to', () => {
    content.writePost('two', 'publishedDate: 2026-12-01');
    content.writePost('three', 'publishedDate: 2026-11-01\nstatus: draft');
    const result = checkedLibrary(content.folder, today, { withDrafts: true });
    if (!result.ok) throw new Error(result.findings.map(formatFinding).join('\n'));
    const { posts, unlisted } = result.library;
    expect(unlisted.posts.map(({ slug }) => slug)).toEqual(['two', 'three']);
    expect(posts.map(({ slug }) => slug)).not.toContain('three');
  });
});

describe('a folder that can’t be built', () => {
  it('has a preview if every file can be read', () => {
    content.writePost('one', 'publishedDate: 2026-11-01', 'See [two](/resources/blog/two).');
    content.writePost('two', 'publishedDate: 2026-12-01');

    const result = checkedLibrary(content.folder, today);
    if (result.ok) throw new Error('Expected an error.');
    expect(rulesOf(result.findings)).toContain('early-link');
    expect(result.preview?.posts.map(({ slug }) => slug)).toContain('one');
    expect(result.preview?.posts.map(({ slug }) => slug)).not.toContain('two');
  });

  it('has a preview without a post that can’t be read', () => {
    content.writePost('one', 'publishedDate: 2026-02-30');
    content.writePost('two', 'publishedDate: 2026-11-01');
    const result = checkedLibrary(content.folder, today);
    if (result.ok) throw new Error('Expected an error.');
    expect(rulesOf(result.findings)).toContain('impossible-date');
    const slugs = result.preview?.posts.map(({ slug }) => slug);
    expect(slugs).toContain('two');
    expect(slugs).not.toContain('one');
  });

  it('has none if a page can’t be read', () => {
    content.write('site/home.yaml', 'hero: none\n');
    expect(checkedLibrary(content.folder, today)).toMatchObject({ ok: false });
    expect(checkedLibrary(content.folder, today)).not.toHaveProperty('preview');
  });
});
