import { act, render, screen, waitFor } from '@testing-library/react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import story from './Accordion.stories.tsx';
import { Accordion } from './Accordion.tsx';
import { openAccordionItem } from './open-accordion-item.ts';

const props = story.args;

const scrollIntoView = vi.fn<() => void>();

beforeEach(() => {
  Element.prototype.scrollIntoView = scrollIntoView;
});

afterEach(() => {
  scrollIntoView.mockClear();
  location.hash = '';
});

const openIds = () => [...document.querySelectorAll('details[open] [id]')].map(({ id }) => id);

test('every answer is in the server markup, in closed items of one group', () => {
  const html = renderToStaticMarkup(<Accordion {...props} />);

  expect(html).toContain('Founding gyms pay $89 a month.');
  expect(html).toContain('You do. Export it any time.');
  expect(html.match(/ name="questions"/g)).toHaveLength(3);
  expect(html).not.toContain(' open=""');
});

test('items of which several can be open are not a group', () => {
  expect(renderToStaticMarkup(<Accordion {...props} multiple />)).not.toContain(' name=');
});

test('questions are headings of the given level', () => {
  render(<Accordion {...props} headingLevel={4} />);

  expect(screen.getAllByRole('heading', { level: 4 })).toHaveLength(3);
});

test('a hash that names an item opens it, on page load and later', async () => {
  location.hash = '#data';
  render(<Accordion {...props} />);
  expect(openIds()).toEqual(['data']);
  expect(scrollIntoView).toHaveBeenCalledOnce();

  act(() => {
    location.hash = '#cost';
  });
  await waitFor(() => expect(openIds()).toContain('cost'));
});

test.each(['größe', 'what does it cost', '費用'])('a hash opens the item %s', (id) => {
  location.hash = `#${id}`;
  render(<Accordion name="faq" items={[{ id, question: 'How large?', answer: 'As large.' }]} />);

  expect(openIds()).toEqual([id]);
});

test('openAccordionItem opens an item and returns whether it exists', () => {
  render(<Accordion {...props} />);

  expect(openAccordionItem('switch')).toBe(true);
  expect(openIds()).toEqual(['switch']);
  expect(openAccordionItem('missing')).toBe(false);
});

test('an item that was opened before hydration stays open', () => {
  const complain = vi.spyOn(console, 'error');
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(<Accordion {...props} />);
  container.querySelector('summary')?.click();

  render(<Accordion {...props} />, { container, hydrate: true });

  expect(openIds()).toEqual(['cost']);
  expect(complain).not.toHaveBeenCalled();
  complain.mockRestore();
});
