import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as Parts from '../../accordion.ts';
import { Accordion, type AccordionProps } from './Accordion.tsx';
import { openAccordionItem } from './open-accordion-item.ts';

const props: AccordionProps = {
  name: 'faq',
  items: [
    { id: 'cost', question: 'What does it cost?', answer: 'Plans start at $29.' },
    { id: 'cancel', question: 'Can I cancel?', answer: <p>With 30 days notice.</p> },
    { id: 'data', question: 'Who owns the data?', answer: 'You do.' },
  ],
};

const scrollIntoView = vi.fn<() => void>();

beforeEach(() => {
  Element.prototype.scrollIntoView = scrollIntoView;
});

afterEach(() => {
  scrollIntoView.mockClear();
  location.hash = '';
});

const openIds = () => [...document.querySelectorAll('details[open] [id]')].map(({ id }) => id);
const states = () =>
  [...document.querySelectorAll<HTMLElement>('details')].map(({ dataset }) => dataset.state);

test('every answer is in the server markup, in items of one group', () => {
  const html = renderToStaticMarkup(<Accordion {...props} defaultValue="cancel" />);

  expect(html).toContain('Plans start at $29.');
  expect(html).toContain('With 30 days notice.');
  expect(html).toContain('You do.');
  expect(html.match(/ name="faq"/g)).toHaveLength(3);
  expect(html.match(/ open=""/g)).toHaveLength(1);
});

test.each([2, 3, 4] as const)('questions are headings of level %d', (headingLevel) => {
  render(<Accordion {...props} headingLevel={headingLevel} />);

  expect(screen.getAllByRole('heading', { level: headingLevel })).toHaveLength(3);
});

test('one item is open at a time, and the open one can be closed', async () => {
  const user = userEvent.setup();
  const onValueChange = vi.fn<(value: string) => void>();
  render(<Accordion {...props} defaultValue="cost" onValueChange={onValueChange} />);
  expect(openIds()).toEqual(['cost']);

  await user.click(screen.getByText('Can I cancel?'));
  await waitFor(() => expect(states()).toEqual(['closed', 'open', 'closed']));
  expect(openIds()).toEqual(['cancel']);

  await user.click(screen.getByText('Can I cancel?'));
  await waitFor(() => expect(states()).toEqual(['closed', 'closed', 'closed']));
  expect(openIds()).toEqual([]);
  expect(onValueChange.mock.calls).toEqual([['cancel'], ['']]);
});

test.each(['uncontrolled', 'controlled'])('several items can be open: %s', async (control) => {
  const user = userEvent.setup();
  const onValueChange = vi.fn<(value: readonly string[]) => void>();
  const Questions = () => {
    const [value, setValue] = useState<readonly string[]>(['cost']);
    return (
      <Accordion
        items={props.items}
        multiple
        {...(control === 'controlled' ? { value } : { defaultValue: value })}
        onValueChange={(next) => {
          onValueChange(next);
          setValue(next);
        }}
      />
    );
  };
  render(<Questions />);

  await user.click(screen.getByText('Who owns the data?'));
  await waitFor(() => expect(openIds()).toEqual(['cost', 'data']));

  await user.click(screen.getByText('What does it cost?'));
  await waitFor(() => expect(openIds()).toEqual(['data']));
  await waitFor(() => expect(onValueChange.mock.calls).toEqual([[['cost', 'data']], [['data']]]));
});

test('a hash that names an item opens it, on page load and later', async () => {
  location.hash = '#data';
  render(<Accordion {...props} />);
  expect(openIds()).toEqual(['data']);
  expect(scrollIntoView).toHaveBeenCalledOnce();

  act(() => {
    location.hash = '#cost';
  });
  await waitFor(() => expect(openIds()).toEqual(['cost']));
});

test.each(['größe', 'what does it cost', '費用'])('a hash opens the item %s', (id) => {
  location.hash = `#${id}`;
  render(<Accordion name="faq" items={[{ id, question: 'How large?', answer: 'As large.' }]} />);

  expect(openIds()).toEqual([id]);
});

test('an item that the browser has opened for its hash is not scrolled to again', () => {
  location.hash = '#data';
  render(<Accordion {...props} defaultValue="data" />);

  expect(scrollIntoView).not.toHaveBeenCalled();
});

test('openAccordionItem opens an item and returns whether it exists', () => {
  render(<Accordion {...props} />);

  expect(openAccordionItem('cancel')).toBe(true);
  expect(openIds()).toEqual(['cancel']);
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
  expect(states()).toEqual(['open', 'closed', 'closed']);
  expect(complain).not.toHaveBeenCalled();
  complain.mockRestore();
});

const Host = () => {
  const [value, setValue] = useState('cost');
  return (
    <>
      <button type="button" onClick={() => setValue('')}>
        Close all
      </button>
      {/* Refuses to open the last item. */}
      <Accordion
        {...props}
        value={value}
        onValueChange={(next) => {
          if (next !== 'data') setValue(next);
        }}
      />
    </>
  );
};

test('can be controlled', async () => {
  const user = userEvent.setup();
  render(<Host />);
  expect(openIds()).toEqual(['cost']);

  await user.click(screen.getByText('Can I cancel?'));
  await waitFor(() => expect(states()).toEqual(['closed', 'open', 'closed']));

  await user.click(screen.getByText('Who owns the data?'));
  await waitFor(() => expect(openIds()).toEqual(['cancel']));

  await user.click(screen.getByRole('button', { name: 'Close all' }));
  await waitFor(() => expect(openIds()).toEqual([]));
});

test('its parts compose', async () => {
  const user = userEvent.setup();
  const parts = (
    <Parts.Root defaultValue="monday">
      <section>
        <Parts.Item value="monday">
          <Parts.Trigger headingLevel={2}>Monday</Parts.Trigger>
          <Parts.Content>Sparring.</Parts.Content>
        </Parts.Item>
      </section>
      <Parts.Item value="tuesday">
        <Parts.Trigger headingLevel={2}>
          Tuesday <em>new</em>
        </Parts.Trigger>
        <Parts.Content>Pads.</Parts.Content>
      </Parts.Item>
    </Parts.Root>
  );
  render(parts);
  expect(openIds()).toEqual(['monday']);

  await user.click(screen.getByRole('heading', { name: 'Tuesday new', level: 2 }));
  await waitFor(() => expect(openIds()).toEqual(['tuesday']));
});

test('a part outside its parent throws an error that names the parent', () => {
  const complain = vi.spyOn(console, 'error').mockReturnValue();
  expect(() => render(<Parts.Item value="a">A</Parts.Item>)).toThrow(
    'Accordion.Item must be inside an Accordion.Root.',
  );
  complain.mockRestore();
});
