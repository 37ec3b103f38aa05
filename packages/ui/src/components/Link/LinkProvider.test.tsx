import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Link } from './LinkProvider.tsx';

test('is a plain anchor without a provider', () => {
  expect(
    renderToStaticMarkup(
      <Link href="/faq" className="own">
        FAQ
      </Link>,
    ),
  ).toBe('<a href="/faq" class="own">FAQ</a>');
});
