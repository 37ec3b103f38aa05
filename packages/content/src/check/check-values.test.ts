import { expect, it } from 'vitest';
import { useContentFolder } from '../testing/content-folder.ts';
import { checkContent } from './check-content.ts';

const content = useContentFolder();

it.each([
  [
    'contact',
    '  - name: email\n    label: Email\n',
    '  - name: phone\n    label: Email\n',
    ['missing-email', 'unasked-field'],
  ],
  ['contact', '      - message', '      - phone', ['unasked-field', 'unasked-field']],
  ['contact', '- name: gymName', '- name: gym', ['wrong-value']],
  ['plans', "'{{fact:plan.starter.regular}}'", '9', ['price-order']],
  ['home', 'id: class-scheduling', 'id: member-management', ['duplicate-id']],
  ['home', 'title: Two jobs', 'title: TODO', ['template-text']],
  ['home', 'title: Two jobs', 'title: Two jobs [now](/faq)', ['literal-link']],
  ['samples/timetable', '- Bo Q.', '- Bo', ['unknown-sample']],
  ['samples/skills', 'owner: Cy Q.', 'owner: Cy', ['unknown-sample']],
  ['samples/members', 'coach: Yan Y.', 'coach: Yann Y.', ['unknown-sample']],
  ['samples/members', 'plan: Double', 'plan: Duble', ['unknown-sample']],
  ['samples/achievements', 'group: Folds', 'group: Fold', ['unknown-sample']],
])('in %s, %j may not become %j', (name, from, to, rules) => {
  const file = `site/${name}.yaml`;
  content.write(file, content.read(file).replace(from, to));
  const found = checkContent(content.folder, '2026-11-28').findings.filter(
    (finding) => finding.file === file && finding.rule !== 'style',
  );
  expect(found.map(({ rule }) => rule)).toEqual(rules);
});

it('the facts of the company are written as they are', () => {
  const facts = 'legalName: Cornerbell, Inc.\naddress: 1 Main St.\nemail: hello@cornerbell.com\n';
  content.write('site/company.yaml', `${content.read('site/company.yaml')}${facts}`);
  expect(checkContent(content.folder, '2026-11-28').findings).toEqual([]);
});

it('a link may lead to a file of the site, and an old address may be one', () => {
  const guide = '/resources/guides/class-scheduling-template';
  const file = 'posts/ten-days-quiet.md';
  const links = `[a](${guide}.md) [b](${guide}-a4.pdf) [c](${guide}.csv) [d](/rss.xml)`;
  content.write(file, `${content.read(file)}\n${links}\n`);
  const redirects = content.read('site/redirects.yaml');
  content.write('site/redirects.yaml', `${redirects}- from: /old_page.html\n  to: /faq\n`);
  expect(checkContent(content.folder, '2026-11-28').findings).toEqual([]);
});
