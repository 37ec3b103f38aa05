// @vitest-environment jsdom
import { testLibrary } from '../testing/library.ts';
import { expect, it } from 'vitest';
import { drawPreview, drawStill } from './draw-still.tsx';

const { site } = testLibrary;

const draw = (html: string) => new DOMParser().parseFromString(html, 'text/html').body;

const focusable = 'a[href], button, input:not([disabled]), select, textarea, [tabindex], summary';

const count = (body: HTMLElement) => body.textContent.match(/Late/g)?.length ?? 0;

const pictures = [
  ...site.stills.stills.map(({ name }) => [name, drawStill(name, site)]),
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
  const still = { name: 'paid', view: 'Money', part: 'list' } as const;
  const withBefore = (before: (typeof site.stills.stills)[number]['before']) =>
    draw(drawStill('paid', { ...site, stills: { stills: [{ ...still, before }] } }));
  const late = site.samples.payments.payments.find(({ state }) => state === 'Late')!;
  const paid = withBefore([{ do: 'take-payment', member: late.member }]);
  expect(count(withBefore([])) - count(paid)).toBe(1);
});
