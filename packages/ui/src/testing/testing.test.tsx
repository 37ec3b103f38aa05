import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { expectValidMarkup } from './valid-markup.ts';

test('accepts valid markup with void elements and quotes', () => {
  const element = (
    <p title={'a "quote" & <b>'}>
      It&apos;s <br /> <input type="checkbox" disabled /> &lt;p&gt;
    </p>
  );

  expect(expectValidMarkup(element)).toContain('<br/>');
});

test.each([
  ['a list in a paragraph', <ul key="list" />],
  ['a paragraph in a paragraph', <p key="p">x</p>],
])('rejects %s', (_, child) => {
  expect(() => expectValidMarkup(<p>{child}</p>)).toThrow('as written');
});

test('rejects an id that occurs twice', () => {
  const element = (
    <div>
      <i id="a" />
      <b id="a" />
    </div>
  );

  expect(() => expectValidMarkup(element)).toThrow('every id once, received twice: a');
});

test('names the rule and the markup that breaks it', async () => {
  document.body.innerHTML = '<img src="/ring.png">';

  await expect(expectAccessible()).rejects.toThrow(/image-alt: .*\n\s+<img src="\/ring.png">/);
});

test('accepts an accessible button', async () => {
  const { container } = render(<button type="button">Apply</button>);

  await expect(expectAccessible(container)).resolves.toBeUndefined();
});
