import type {
  ApplicationRequest,
  DemoRequest,
  LeadExtras,
  NewsletterRequest,
  Outcome,
} from '@cornerbell/api';
import { loadChunk, retryOnce } from './load-chunk.ts';

const settings = () => ({
  url: import.meta.env.VITE_FUNCTIONS_URL || location.origin,
  key: import.meta.env.VITE_FUNCTIONS_KEY || 'public',
});

type Api = typeof import('@cornerbell/api');

const loadApi = () => import('@cornerbell/api');

/** Fetches the clients when they are first needed; a failed fetch is an outcome like any other. */
async function send(
  request: (api: Api) => Promise<Outcome>,
  load: (loadApi: () => Promise<Api>) => Promise<Api>,
): Promise<Outcome> {
  // The clients could not be fetched either.
  if (!navigator.onLine) return { ok: false, reason: 'offline' };
  try {
    return await request(await load(loadApi));
  } catch (error) {
    console.error(error);
    return { ok: false, reason: navigator.onLine ? 'unavailable' : 'offline' };
  }
}

/** Signs somebody up for the newsletter. Never rejects. */
export const subscribe = (request: NewsletterRequest, extras: LeadExtras): Promise<Outcome> =>
  send((api) => api.createNewsletterClient(settings()).subscribe(request, extras), loadChunk);

/** What is sent through the outbox, told apart by its endpoint. */
export type Lead =
  | { readonly endpoint: 'demo'; readonly request: DemoRequest }
  | { readonly endpoint: 'application'; readonly request: ApplicationRequest };

/**
 * Sends a demo request or an application. Never rejects, and never asks for a reload: what could not be
 * sent is kept for later.
 */
export const sendLead = (lead: Lead, extras: LeadExtras): Promise<Outcome> =>
  send(
    (api) =>
      lead.endpoint === 'demo'
        ? api.createDemoClient(settings()).request(lead.request, extras)
        : api.createApplicationClient(settings()).apply(lead.request, extras),
    retryOnce,
  );
