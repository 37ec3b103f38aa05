import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';

/** The server's HTML of a form in a site that is built with a site key. */
async function markup(siteKey: string) {
  vi.stubEnv('VITE_TURNSTILE_SITE_KEY', siteKey);
  // What is read from the environment is read when the modules load, so the contexts are new ones too.
  vi.resetModules();
  const { NewsletterForm } = await import('../newsletter/NewsletterForm.tsx');
  const { NotificationsProvider } = await import('../notifications/notifications.tsx');
  const { CopyProvider } = await import('../shared/copy.ts');
  const { copy } = await import('../testing/copy.ts');
  return renderToStaticMarkup(
    <MemoryRouter>
      <CopyProvider value={copy}>
        <NotificationsProvider>
          <NewsletterForm />
        </NotificationsProvider>
      </CopyProvider>
    </MemoryRouter>,
  );
}

afterEach(() => vi.unstubAllEnvs());

it('without JavaScript, a form is posted to the function', async () => {
  const html = await markup('');
  expect(html).toContain('method="post"');
  expect(html).toContain('action="/functions/v1/book-demo-ghl"');
  expect(html).toContain('name="endpoint" value="newsletter"');
  expect(html).not.toContain('noscript');
});

it('without JavaScript, a form with a challenge sends nothing and says what to do instead', async () => {
  expect(await markup('key')).toMatch(
    /^<form [^>]*method="dialog"><noscript>.*This form needs JavaScript.*bottom of the page/,
  );
});
