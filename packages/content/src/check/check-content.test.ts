import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { formatFinding } from '../load/finding.ts';
import { useContentFolder } from '../testing/content-folder.ts';
import { postText } from '../testing/post-text.ts';
import { checkContent } from './check-content.ts';

const content = useContentFolder();
const head =
  '---\ntitle: House rules\ndescription: What we ask of everybody who trains here, from the first visit to the last one.\ndate: 2025-07-31\n---\n\n';

const findings = (rule = '') =>
  checkContent(content.folder, '2026-11-28')
    .findings.filter((finding) => finding.rule === rule || rule === '')
    .map(formatFinding)
    .filter((finding) => !finding.startsWith('addresses.txt'));

describe('a folder', () => {
  it('may hold no files that are not read', () => {
    mkdirSync(join(content.folder, 'legal/old'));
    content.write('legal/rules.docx', '');
    content.write('legal/.DS_Store', '');
    expect(findings()).toEqual([
      'legal/old:1:1 error ignored-file: "old" is not read → move its text into a file such as `legal/ten-days-quiet.md`, or remove it.',
      'legal/rules.docx:1:1 error ignored-file: "rules.docx" is not read → move its text into a file such as `legal/ten-days-quiet.md`, or remove it.',
    ]);
  });

  it('is written in UTF-8', () => {
    const parts = [Buffer.from(`${head}Sm`), Buffer.from([0xf8]), Buffer.from('rrebr')];
    writeFileSync(join(content.folder, 'legal/rules.md'), Buffer.concat(parts));
    expect(findings()).toEqual([
      `legal/rules.md:7:1 error not-utf-8: Byte ${head.length + 2} is not UTF-8 → save the file as UTF-8.`,
    ]);
  });

  it('has composed and decomposed accents alike', () => {
    content.write('legal/rules.md', `${head}See [there](#caf\u00E9).\n\n## Cafe\u0301\n`);
    expect(findings()).toEqual([]);
  });
});

const toStew = '## Soup\n\nAnd [stew](/resources/blog/stew).';
const post = (name: string, more: string, body = 'Boil water.') =>
  content.write(`posts/${name}.md`, postText({ id: name, title: name, more, body }));
const question = (name: string, more: string) =>
  content.write(
    `questions/${name}.md`,
    `---\nquestion: Is ${name} the time?\ngroup: software\n${more}\n---\nSee [stew](/resources/blog/stew).\n`,
  );
const early = () => findings('early-link');

describe('a link', () => {
  it('may not lead to a page that is scheduled for later than its own', () => {
    post('soup-one', 'publishedDate: 2025-01-01\nslug: soup', toStew);
    post('stew', 'publishedDate: 2026-12-01');
    expect(early()).toEqual([
      'posts/soup-one.md:16:12 error early-link: "/resources/blog/stew" leads to what is scheduled → remove the link until 2026-12-01, when it goes live.',
    ]);
  });

  it.each(['draft', 'unlisted'])('may not lead to a page that is %s', (status) => {
    post('soup', 'publishedDate: 2025-01-01', toStew);
    post('stew', `publishedDate: 2025-01-01\nstatus: ${status}`);
    expect(early()).toEqual([
      `posts/soup.md:15:12 error early-link: "/resources/blog/stew" leads to what is ${status} → remove the link until it is published.`,
    ]);
  });

  it('in a draft, or in a page that goes live no sooner, may', () => {
    post('soup', 'publishedDate: 2026-12-01', toStew);
    post('broth', 'publishedDate: 2025-01-01\nstatus: draft', toStew);
    post('stew', 'publishedDate: 2026-12-01');
    expect(early()).toEqual([]);
  });

  it('in an answer counts as soon as the question is visible', () => {
    question('now', 'publishedDate: 2025-01-01');
    question('then', 'publishedDate: 2026-12-01');
    question('never', 'publishedDate: 2025-01-01\nstatus: unlisted');
    post('stew', 'publishedDate: 2026-12-01');
    expect(early()).toEqual([expect.stringMatching(/^questions\/now\.md:6:12 /)]);
  });

  it('in a YAML page counts', () => {
    const text = content.read('posts/ten-days-quiet.md');
    content.write('posts/ten-days-quiet.md', text.replace('\n---\n', '\nstatus: unlisted\n---\n'));
    expect(early()).toContainEqual(expect.stringMatching(/^site\/faq\.yaml:\d+:\d+ /));
  });

  it('may not lead to a question before it is visible', () => {
    post('soup', 'publishedDate: 2025-01-01', 'See [ladles](/faq#ladles).');
    question('ladles', 'publishedDate: 2025-01-01\nstatus: draft');
    expect(early()).toEqual([expect.stringMatching(/^posts\/soup\.md:13:14 .* is draft →/)]);
  });
});
