import { act, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Avatar } from './Avatar.tsx';

/** A loading picture that the test lets load or fail. */
class Picture extends EventTarget {
  static latest: Picture | undefined;
  complete = false;
  naturalWidth = 0;
  src = '';

  constructor() {
    super();
    Picture.latest = this;
  }

  load() {
    this.complete = true;
    this.naturalWidth = 96;
    this.dispatchEvent(new Event('load'));
  }

  fail() {
    this.complete = true;
    this.dispatchEvent(new Event('error'));
  }
}

beforeEach(() => {
  vi.stubGlobal('Image', Picture);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const avatar = <Avatar name="The Cornerbell founders" src="/founders.png" data-testid="avatar" />;

const expectState = (state: string) =>
  expect(screen.getByTestId('avatar').dataset.state).toBe(state);

test('covers the initials with the picture in the server markup, for a page that is not hydrated', () => {
  expect(renderToStaticMarkup(avatar)).toMatch(
    /data-state="idle".*>CF<.*<img src="\/founders.png" alt=""/,
  );
});

test('is idle with initials where there is no picture', () => {
  render(<Avatar name="Ana Ruiz" data-testid="avatar" />);

  expectState('idle');
  expect(screen.getByText('AR')).toBeDefined();
});

test('shows the initials while the picture loads', () => {
  render(avatar);

  expectState('loading');
  expect(screen.getByText('CF')).toBeDefined();
  expect(screen.queryByRole('img')).toBeNull();
});

test('shows only the picture once it is loaded', () => {
  render(avatar);
  act(() => Picture.latest?.load());

  expectState('loaded');
  expect(screen.getByRole('img', { name: 'The Cornerbell founders' })).toBeDefined();
  expect(screen.queryByText('CF')).toBeNull();
});

test('goes back to the initials when the picture fails', () => {
  render(avatar);
  act(() => Picture.latest?.fail());

  expectState('error');
  expect(screen.getByText('CF')).toBeDefined();
});

test('is idle again when the picture is removed', () => {
  const { rerender } = render(avatar);
  act(() => Picture.latest?.load());
  rerender(<Avatar name="The Cornerbell founders" data-testid="avatar" />);

  expectState('idle');
  expect(screen.getByText('CF')).toBeDefined();
});

test.each([
  ['Ana Ruiz', 'AR'],
  ['The Cornerbell founders', 'CF'],
  ['The founders', 'F'],
  ['Ana María de la Cruz', 'AC'],
  ['  bo  ', 'B'],
  ['The', 'T'],
  ['👊 Fist', '👊F'],
  ['', ''],
])('the initials of %j are %j', (name, expected) => {
  const { container } = render(<Avatar name={name} />);

  expect(container.querySelector('[aria-hidden]')?.textContent).toBe(expected);
});
