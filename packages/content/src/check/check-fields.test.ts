import { expect, it } from 'vitest';
import { formatFinding } from '../load/finding.ts';
import { useContentFolder } from '../testing/content-folder.ts';

const content = useContentFolder();

const findingsIn = (file: string) => content.findings().filter((finding) => finding.file === file);

it.each([
  ['contact', '- name: email', '- name: phone', ['wrong-value', 'duplicate-name']],
  ['contact', '- name: gymName', '- name: gym', ['wrong-value']],
  ['plans', "'{{fact:plan.starter.regular}}'", '9', ['wrong-value']],
  ['company', 'tagline: Every fold counts.', 'tagline: [Every fold.]', ['wrong-type']],
  ['facts', 'name: trialDays', 'name: spots', ['duplicate-id']],
  ['faq', 'Who can apply?', 'What is the pilot program?', ['duplicate-question']],
  ['faq', 'Who can apply?', 'Who can apply.', ['wrong-value']],
  ['faq', '${{fact:plan.starter.founding}}', '$29', ['literal-fact']],
  ['home', 'id: class-scheduling', 'id: member-management', ['duplicate-id']],
  ['home', 'title: Two jobs', 'title: TODO', ['template-text']],
  ['home', 'title: Two jobs', 'title: Two jobs [now](/faq)', ['literal-link']],
  ['home', '{{fact:pilot.spots}} founding', '{{fact:pilot.spot}} founding', ['unknown-fact']],
  ['home', 'href: /contact', 'href: /kontact', ['unknown-link']],
  ['pricing', '/faq#article-price', '/faq#article-prise', ['unknown-anchor']],
  ['stills', 'id: today', 'id: call-list', ['duplicate-id']],
  ['samples/timetable', '- Bo Q.', '- Bo', ['unknown-sample']],
  ['samples/skills', 'owner: Cy Q.', 'owner: Cy', ['unknown-sample']],
  ['samples/achievements', 'group: Folds', 'group: Fold', ['unknown-sample']],
  ['samples/members', 'coach: Yan Y.', 'coach: Yann Y.', ['unknown-sample']],
  ['samples/members', 'plan: Double', 'plan: Duble', ['unknown-sample']],
  // A class with more people than spots, and one with a waitlist and a free spot.
  ['samples/timetable', 'cap: 3', 'cap: 2', ['sample-sum']],
  ['samples/timetable', 'cap: 3', 'cap: 4', ['sample-sum']],
  ['samples/payments', 'member: Bo Q.', 'member: Eve Q.', ['sample-sum']],
  ['samples/attendance', 'visits: 30', 'visits: 31', ['sample-sum']],
  ['redirects', '', '- from: /a\n  to: /a2\n- from: /a2\n  to: /a\n', ['moved-link', 'moved-link']],
  ['redirects', '', '- from: /a\n  to: /prcing\n', ['unknown-link']],
  ['redirects', '', '- from: /a\n  to: /faq\n- from: /a\n  to: /\n', ['duplicate-from']],
  ['redirects', '', '- from: /A b\n  to: /about\n', ['wrong-value']],
])('in %s, %j may not become %j', (name, from, to, rules) => {
  const file = `site/${name}.yaml`;
  content.write(
    file,
    content.read(file).replace(from, () => to),
  );
  expect(findingsIn(file).map(({ rule }) => rule)).toEqual(rules);
});

it('the finding of a redirect to a moved address names the new one', () => {
  content.write('site/redirects.yaml', '- from: /a\n  to: /b#x\n- from: /b\n  to: /faq\n');
  expect(findingsIn('site/redirects.yaml').map(formatFinding)).toEqual([
    'site/redirects.yaml:2:7 error moved-link: "/b#x" has moved → write "/faq#x".',
  ]);
});

it('a redirect may lead to a part of a page, a list, or a page that is unlisted', () => {
  const post = 'posts/ten-days-quiet.md';
  content.write(post, content.read(post).replace('status: published', 'status: unlisted'));
  const targets = ['/faq#quiet-members', '/resources?type=blog', '/resources/blog/ten-days-quiet'];
  const redirects = targets.map((to, index) => `- from: /${index}\n  to: ${to}\n`);
  content.write('site/redirects.yaml', redirects.join(''));
  expect(findingsIn('site/redirects.yaml')).toEqual([]);
});

it('the facts of the company are written as they are', () => {
  const facts = 'legalName: Cornerbell, Inc.\naddress: 1 Main St.\nemail: hello@cornerbell.com\n';
  content.write('site/company.yaml', `${content.read('site/company.yaml')}${facts}`);
  expect(content.findings()).toEqual([]);
});

it('a link may lead to a file of the site, and an old address may be one', () => {
  const guide = '/resources/guides/class-scheduling-template';
  const file = 'posts/ten-days-quiet.md';
  const links = `[a](${guide}.md) [b](${guide}-a4.pdf) [c](${guide}.csv) [d](/rss.xml)`;
  content.write(file, `${content.read(file)}\n${links}\n`);
  const redirects = content.read('site/redirects.yaml');
  content.write('site/redirects.yaml', `${redirects}- from: /old_page.html\n  to: /faq\n`);
  expect(content.findings()).toEqual([]);
});

it('a text fact may have marks that mean something else to a regular expression', () => {
  const facts =
    '- name: rounds\n  source: us\n  checked: 2026-11-21\n  texts:\n    - name: name\n      text: Round+\n';
  content.write('site/facts.yaml', content.read('site/facts.yaml') + facts);
  const home = content.read('site/home.yaml');
  content.write('site/home.yaml', home.replace('title: Two jobs', 'title: Round+, not Rounddd'));
  expect(findingsIn('site/home.yaml').map(({ message }) => message)).toEqual([
    expect.stringContaining('write `{{fact:rounds.name}}`'),
  ]);
});

it('a fact that is listed twice is found where it is repeated, also in texts before numbers', () => {
  const group = [
    '- name: ring',
    '  source: us',
    '  checked: 2026-11-21',
    '  texts:',
    '    - name: color',
    '      text: Red',
    '    - name: color',
    '      text: Blue',
    '  numbers:',
    '    - name: ropes',
    '      value: 4',
    '      unit: rope',
  ];
  content.write('site/facts.yaml', `${group.join('\n')}\n`);
  const repeated = findingsIn('site/facts.yaml').filter(({ rule }) => rule === 'duplicate-id');
  expect(repeated.map(({ line }) => line)).toEqual([7]);
});
