import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => vi.unstubAllEnvs());

it('without JavaScript, a form with a challenge sends nothing and says what to do instead', async () => {
  vi.stubEnv('VITE_TURNSTILE_SITE_KEY', 'key');
  // What is read from the environment is read when the modules load.
  const { NewsletterForm } = await import('../newsletter/NewsletterForm.tsx');
  const { NotificationsProvider } = await import('../notifications/notifications.tsx');
  const { CopyProvider } = await import('../shared/copy.ts');
  const { copy } = await import('../testing/copy.ts');
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <CopyProvider value={copy}>
        <NotificationsProvider>
          <NewsletterForm />
        </NotificationsProvider>
      </CopyProvider>
    </MemoryRouter>,
  );
  expect(html).toMatch(
    /^<form [^>]*method="dialog"><noscript>.*This form needs JavaScript.*bottom of the page/,
  );
});
