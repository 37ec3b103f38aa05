import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { formatFinding } from '../load/finding.ts';
import { useContentFolder } from '../testing/content-folder.ts';

const content = useContentFolder();
const head =
  '---\ntitle: House rules\ndescription: What we ask of everybody who trains here, from the first visit to the last one.\ndate: 2025-07-31\n---\n\n';

const findings = (rule = '') =>
  content
    .findings()
    .filter((finding) => finding.rule === rule || rule === '')
    .map(formatFinding);

/** The places and rules of the findings in a legal text. */
function findingsIn(body: string): string[] {
  content.write('legal/rules.md', `${head}${body}\n`);
  return content
    .findings()
    .filter(({ file }) => file === 'legal/rules.md')
    .map(({ line, column, rule }) => `${line}:${column} ${rule}`);
}

describe('a folder', () => {
  it('may hold no folders and no broken links that look like files', () => {
    mkdirSync(join(content.folder, 'legal/old.md'));
    symlinkSync('nowhere.md', join(content.folder, 'legal/away.md'));
    symlinkSync('round.md', join(content.folder, 'legal/round.md'));
    content.write('legal/.DS_Store', '');
    content.remove('site/faq.yaml');
    mkdirSync(join(content.folder, 'site/faq.yaml'));
    const places = content.findings().map(({ file, rule }) => `${file} ${rule}`);
    expect(places).toEqual(
      expect.arrayContaining([
        'legal/away.md ignored-file',
        'legal/old.md ignored-file',
        'legal/round.md ignored-file',
        'site/faq.yaml missing-file',
      ]),
    );
  });

  it('has no findings in other files while one cannot be read', () => {
    const broken = ['posts/ten-days-quiet.md', 'legal/privacy.md', 'site/faq.yaml'];
    for (const file of broken)
      content.write(file, content.read(file).replace(/title: /, 'title: One: '));
    const files = content.findings().map(({ file, rule }) => `${file} ${rule}`);
    expect(files.toSorted()).toEqual(broken.map((file) => `${file} yaml`).toSorted());
  });

  it('is written in UTF-8', () => {
    const parts = [Buffer.from(`${head}Sm`), Buffer.from([0xf8]), Buffer.from('rrebr')];
    writeFileSync(join(content.folder, 'legal/rules.md'), Buffer.concat(parts));
    expect(findings()).toEqual([
      `legal/rules.md:7:1 error not-utf-8: Byte ${head.length + 2} is not UTF-8 → save the file as UTF-8.`,
    ]);
  });
});

it('a number that is no fact may be written', () => {
  const numbers = ['$31', '$2,900', '41%', '1.40%', '48 gyms', '5 hours', '25 skills'];
  expect(findingsIn([...numbers, '{{literal:$29}}'].join('\n\n'))).toEqual([]);
});

const toStew = '## Soup\n\nAnd [stew](/resources/blog/stew).';
const early = () => findings('early-link');

describe('a link', () => {
  it('may lead to a heading, composed or decomposed, and a question or group of questions', () => {
    const links = '[there](#caf\u00E9), [quiet](/faq#quiet-members), [all](/faq#software)';
    expect(findingsIn(`See ${links}.\n\n## Cafe\u0301`)).toEqual([]);
  });

  it('may lead to a page whose address is redirected too', () => {
    content.write('site/redirects.yaml', '- from: /faq\n  to: /about\n');
    expect(findingsIn('See [there](/faq).')).toEqual([]);
  });

  it('may not lead to a page that is scheduled for later than its own', () => {
    content.writePost('soup', 'publishedDate: 2025-01-01', toStew);
    content.writePost('stew', 'publishedDate: 2026-12-01');
    expect(early()).toEqual([
      'posts/soup.md:15:12 error early-link: "/resources/blog/stew" leads to what is scheduled → remove the link until 2026-12-01, when it goes live.',
    ]);
  });

  it.each(['draft', 'unlisted'])('may not lead to a page that is %s', (status) => {
    content.writePost('soup', 'publishedDate: 2025-01-01', toStew);
    content.writePost('stew', `publishedDate: 2025-01-01\nstatus: ${status}`);
    expect(early()).toEqual([
      `posts/soup.md:15:12 error early-link: "/resources/blog/stew" leads to what is ${status} → remove the link until it is published.`,
    ]);
  });

  it('in a draft, or in a page that goes live no sooner, may', () => {
    content.writePost('soup', 'publishedDate: 2026-12-01', toStew);
    content.writePost('broth', 'publishedDate: 2025-01-01\nstatus: draft', toStew);
    content.writePost('stew', 'publishedDate: 2026-12-01');
    expect(early()).toEqual([]);
  });

  it('in a YAML page counts', () => {
    const text = content.read('posts/ten-days-quiet.md');
    content.write('posts/ten-days-quiet.md', text.replace('status: published', 'status: unlisted'));
    expect(early()).toContainEqual(expect.stringMatching(/^site\/faq\.yaml:\d+:\d+ /));
  });
});
