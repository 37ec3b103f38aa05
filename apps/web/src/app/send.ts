import type { DemoRequest, NewsletterRequest, Outcome } from '@cornerbell/api';
import { loadChunk } from '../boot/reload.ts';

const settings = () => ({
  url: import.meta.env.VITE_FUNCTIONS_URL || location.origin,
  key: import.meta.env.VITE_FUNCTIONS_KEY || 'public',
});

/** Fetches the clients when they are first needed; a failed fetch is an outcome like any other. */
async function send(
  request: (api: typeof import('@cornerbell/api')) => Promise<Outcome>,
): Promise<Outcome> {
  try {
    return await request(await loadChunk(() => import('@cornerbell/api')));
  } catch (error) {
    console.error(error);
    return { ok: false, reason: navigator.onLine ? 'unavailable' : 'offline' };
  }
}

/** Signs somebody up for the newsletter. Never rejects. Specification §7. */
export const subscribe = (request: NewsletterRequest): Promise<Outcome> =>
  send((api) => api.createNewsletterClient(settings()).subscribe(request));

/** Asks for a demo or a call. Never rejects. Specification §2. */
export const requestDemo = (request: DemoRequest): Promise<Outcome> =>
  send((api) => api.createDemoClient(settings()).request(request));
