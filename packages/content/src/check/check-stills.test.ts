import { expect, it } from 'vitest';
import { useContentFolder } from '../testing/content-folder.ts';
import { checkContent } from './check-content.ts';

const content = useContentFolder();

const stills = 'site/stills.yaml';
const own = '  - id: own\n    view: Members\n';

const findings = (...rules: string[]) =>
  checkContent(content.folder, '2026-11-28')
    .findings.filter(({ rule }) => rules.includes(rule))
    .map(({ file, rule, message }) => `${file} ${rule}: ${message.replace(/ → .*/, '')}`);

const addStill = (text: string) => content.write(stills, content.read(stills) + text);

const addPost = (name: string, body: string) =>
  content.writePost(name, 'publishedDate: 2025-07-14', body);

it('finds members, classes and skills that the sample gym does not have', () => {
  addStill(
    `${own}    member: Nobody X.\n    before:\n      - do: check-in\n        member: Nobody X.\n        class: Sun 3:00 am\n`,
  );
  expect(findings('unknown-sample')).toEqual([
    `${stills} unknown-sample: “Nobody X.” is not a member of the sample gym`,
    `${stills} unknown-sample: “Nobody X.” is not a member of the sample gym`,
    `${stills} unknown-sample: “Sun 3:00 am” is not a class of the sample gym`,
  ]);
});

it('finds actions that change nothing in the sample gym', () => {
  const actions = [
    'do: call\n        member: Ada Q.',
    'do: take-payment\n        member: Ada Q.',
    'do: take-payment\n        member: Bo Q.',
    'do: check-in\n        member: Di Q.\n        class: Mon 6:00 am',
    'do: check-in\n        member: Di Q.\n        class: Tue 6:00 pm',
    'do: cancel\n        member: Eve Q.\n        class: Tue 6:00 pm',
    'do: book\n        member: Eve Q.\n        class: Tue 6:00 pm',
    'do: cancel\n        member: Eve Q.\n        class: Tue 6:00 pm',
  ];
  addStill(`${own}    before:\n${actions.map((action) => `      - ${action}\n`).join('')}`);
  expect(findings('idle-action')).toEqual([
    `${stills} idle-action: “Ada Q.” is not quiet, and so not on the call list`,
    `${stills} idle-action: “Ada Q.” has no open payment`,
    `${stills} idle-action: The class “Mon 6:00 am” is over`,
    `${stills} idle-action: The class “Tue 6:00 pm” is not today`,
    `${stills} idle-action: “Eve Q.” is not in the class “Tue 6:00 pm”`,
  ]);
});

it('finds a still that does not exist, that is twice on a page, or on a fourth page', () => {
  addStill(own);
  addPost('one', '![What it shows.](owm)');
  addPost('two', '![What it shows.](own)\n\nText.\n\n![What it shows.](own)');
  for (const name of ['three', 'four', 'five']) addPost(name, '![What it shows.](own)');
  const pages = ['five', 'four', 'three', 'two'].map((name) => `posts/${name}.md`);
  const tooMany = `repeated-still: The still “own” is on more than 3 pages: ${pages.join(', ')}`;
  expect(findings('missing-image', 'repeated-still')).toEqual([
    `posts/five.md ${tooMany}`,
    `posts/four.md ${tooMany}`,
    'posts/one.md missing-image: “owm” is not a still',
    `posts/three.md ${tooMany}`,
    `posts/two.md ${tooMany}`,
    'posts/two.md repeated-still: The still “own” is twice on the page',
  ]);
});
