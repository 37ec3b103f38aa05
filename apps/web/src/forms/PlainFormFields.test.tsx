import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import * as guarded from '../challenge/GuardedFormFields.tsx';
import { CopyProvider } from '../shell/copy.ts';
import { copy } from '../testing/copy.ts';
import * as plain from './PlainFormFields.tsx';

/** The server's HTML of a form. */
const markup = ({ plainForm, PlainFormFields }: typeof plain | typeof guarded) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <CopyProvider value={copy}>
        <form {...plainForm}>
          <PlainFormFields endpoint="demo" />
        </form>
      </CopyProvider>
    </MemoryRouter>,
  );

it('without JavaScript, a form is posted to the function', () => {
  const html = markup(plain);
  expect(html).toContain('method="post"');
  expect(html).toContain('action="/functions/v1/book-demo-ghl"');
  expect(html).toContain('name="endpoint" value="demo"');
  expect(html).not.toContain('noscript');
});

it('without JavaScript, a form with a challenge sends nothing and says what to do instead', () => {
  expect(markup(guarded)).toMatch(
    /^<form method="dialog"><noscript>.*This form needs JavaScript.*foot of the page/,
  );
});
