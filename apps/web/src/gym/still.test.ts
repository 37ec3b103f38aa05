// @vitest-environment jsdom
import { testLibrary } from '../testing/library.ts';
import { expect, it } from 'vitest';
import { drawPreview, drawStill } from './draw-still.tsx';
import { views } from './views.ts';

const { site } = testLibrary;
type Still = (typeof site.stills.stills)[number];

/** Draws a still that the site does not have. */
const drawOwn = (still: Omit<Still, 'id'>) =>
  drawStill('own', { ...site, stills: { stills: [{ id: 'own', ...still }] } });

const draw = (html: string) => new DOMParser().parseFromString(html, 'text/html').body;

const focusable = 'a[href], button, input:not([disabled]), select, textarea, [tabindex], summary';

const lateIn = (html: string) => draw(html).textContent.match(/Late/g)?.length ?? 0;

const pictures = [
  ...(Object.keys(views) as Still['view'][]).map((view) => [view, drawOwn({ view })]),
  ...site.samples.reports.reports.map(({ name }) => [
    `the report ${name}`,
    drawOwn({ view: 'Reports', report: name }),
  ]),
  ...(['desk', 'phone'] as const).map((kind) => [`the ${kind}`, drawPreview(kind, site)]),
];

it.each(pictures)(
  '%s says once that its data is a sample, and nothing in it takes the focus',
  (_name, html) => {
    const body = draw(html);
    expect(body.textContent.match(/Sample data/g)).toHaveLength(1);
    expect(body.querySelectorAll(focusable)).toHaveLength(0);
  },
);

it('a still shows what was done before it', () => {
  const still = { view: 'Money', part: 'list' } as const;
  const { member } = site.samples.payments.payments.find(({ state }) => state === 'Late')!;
  const paid = drawOwn({ ...still, before: [{ do: 'take-payment', member }] });
  expect(lateIn(drawOwn(still)) - lateIn(paid)).toBe(1);
});
