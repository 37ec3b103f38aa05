import type {
  ApplicationRequest,
  DemoRequest,
  LeadExtras,
  LeadRequest,
  NewsletterRequest,
  Outcome,
} from '@cornerbell/api';
import { loadChunk, retryOnce } from './load-chunk.ts';

type Api = typeof import('@cornerbell/api');

const loadApi = () => import('@cornerbell/api');

const settings = () => ({
  url: import.meta.env.VITE_FUNCTIONS_URL || location.origin,
  key: import.meta.env.VITE_FUNCTIONS_KEY || 'public',
});

/** Adds the token of the challenge to a request. */
async function addToken(request: LeadRequest, siteKey: string): Promise<LeadRequest> {
  const { readToken } = await import('../challenge/read-token.ts');
  return { ...request, challenge: await readToken(siteKey) };
}

async function countLead(kind: string): Promise<void> {
  const { reportVisit } = await import('../visits/visits.ts');
  reportVisit({ name: 'lead', props: { kind } });
}

/** Sends a request with the client, which is loaded on demand. Never rejects. */
async function send(
  request: LeadRequest,
  load: (loadApi: () => Promise<Api>) => Promise<Api>,
): Promise<Outcome> {
  try {
    // Without a network, the client could not be loaded either.
    if (!navigator.onLine) throw new Error(`The ${request.endpoint} request failed: offline`);
    const client = (await load(loadApi)).createClient(settings());
    const siteKey = import.meta.env.VITE_TURNSTILE_SITE_KEY;
    const outcome = await client.send(siteKey ? await addToken(request, siteKey) : request);
    if (import.meta.env.VITE_VISITS_URL && outcome.ok)
      countLead(request.endpoint).catch(console.error);
    return outcome;
  } catch (error) {
    console.error(error);
    return { ok: false, reason: navigator.onLine ? 'unavailable' : 'offline' };
  }
}

/** Subscribes to the newsletter. Never rejects. */
export const subscribe = (request: NewsletterRequest, extras: LeadExtras): Promise<Outcome> =>
  send({ ...extras, ...request, endpoint: 'newsletter' }, loadChunk);

/** A request that is sent through the outbox, discriminated by its endpoint. */
export type Lead =
  | { readonly endpoint: 'demo'; readonly request: DemoRequest }
  | { readonly endpoint: 'application'; readonly request: ApplicationRequest };

/**
 * Sends a demo request or an application. Never rejects and never offers a reload, because the outbox tries again.
 */
export const sendLead = (lead: Lead, extras: LeadExtras): Promise<Outcome> =>
  send(
    lead.endpoint === 'demo'
      ? { ...extras, ...lead.request, endpoint: lead.endpoint }
      : { ...extras, ...lead.request, endpoint: lead.endpoint },
    retryOnce,
  );
