import { expect, it } from 'vitest';
import { headings } from './headings.ts';
import { renderToHtml } from './render-to-html.ts';

const source = '# One\ntext\n## Two [links](/a)\n- item\n\n### Q&A\n## Q&A';

it('lists the headings in order', () => {
  expect(headings(source)).toEqual([
    { level: 1, id: 'one', text: 'One' },
    { level: 2, id: 'two-links', text: 'Two links' },
    { level: 3, id: 'q-a', text: 'Q&A' },
    { level: 2, id: 'q-a-2', text: 'Q&A' },
  ]);
});

it('finds none where there is none', () => {
  expect(headings('text\n#### not a heading')).toEqual([]);
});

it('gives the ids that the page has', () => {
  for (const { level, id } of headings(source)) {
    expect(renderToHtml(source)).toContain(`<h${level} id="${id}">`);
  }
});
