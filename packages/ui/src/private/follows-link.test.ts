import { beforeEach, expect, test } from 'vitest';
import { followsLink } from './follows-link.ts';

beforeEach(() => {
  document.body.innerHTML = '<a href="/faq"><b>FAQ</b></a><button>Dismiss</button>';
});

test.each([
  ['a click on a link', 'a', {}, true],
  ['a click on an element inside a link', 'b', {}, true],
  ['a click on a button', 'button', {}, false],
  ['a click that opens a tab', 'a', { ctrlKey: true }, false],
  ['a click that opens a tab on a Mac', 'a', { metaKey: true }, false],
  ['a click that opens a window', 'a', { shiftKey: true }, false],
  ['a click that downloads', 'a', { altKey: true }, false],
])('%s', (_, selector, init, expected) => {
  let followed: boolean | undefined;
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    followed = followsLink(event);
  };
  document.body.addEventListener('click', onClick, { once: true });

  document
    .querySelector(selector)
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));

  expect(followed).toBe(expected);
});
