import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { NewsletterForm } from '../newsletter/NewsletterForm.tsx';
import { NotificationsProvider } from '../notifications/notifications.tsx';
import { CopyProvider } from '../shared/copy.ts';
import { copy } from '../testing/copy.ts';

// Read when the modules load.
vi.hoisted(() => vi.stubEnv('VITE_TURNSTILE_SITE_KEY', 'key'));

it('without JavaScript, a form with a challenge sends nothing and says what to do instead', () => {
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
