import { leadFunctionPath, type LeadRequest } from '@cornerbell/api/schema';
import { Hono } from 'hono';
import { vi } from 'vitest';
import { createApp, type AppOptions } from '../app.ts';
import type { Database } from '../database.ts';
import { listLeads } from '../leads.ts';
import type { Log } from '../log.ts';
import { deliver } from '../queue.ts';
import type { Attempt, Delivery, Target } from '../targets/target.ts';

/** An origin that may send requests. */
export const allowed = 'https://allowed.example';

/** The body of a newsletter sign-up. */
export const samBody = {
  endpoint: 'newsletter',
  email: 'sam@example.com',
  name: 'Sam',
} satisfies LeadRequest;

/** The body of an application. */
export const louBody = {
  endpoint: 'application',
  email: 'lou@example.com',
  name: 'Lou',
  phone: '+1 612 555 0100',
  gymName: 'Northside Boxing',
  gymLocation: 'Minneapolis',
  currentMembers: '50 to 100',
  message: 'One\ntwo',
} satisfies LeadRequest;

/** A request with a JSON body. */
export function post(body: unknown, headers: Record<string, string> = {}): RequestInit {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  };
}

/** A form as a browser sends it without JavaScript. */
export function form(
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): RequestInit {
  return { method: 'POST', headers, body: new URLSearchParams(fields) };
}

/** The function in this process. */
export function running(database: Database, options: Partial<AppOptions> = {}) {
  const log = vi.fn<Log>();
  const { targets = [] } = options;
  const service = createApp({
    database,
    log,
    rateLimit: 5,
    allowedOrigins: [allowed],
    connectionOf: (c) => c.env.address,
    onStored: () => {},
    ...options,
  });
  const app = new Hono().route(leadFunctionPath, service);
  let callers = 0;
  return {
    log,
    /** Calls it from an IP address, by default from a new one each time. */
    call: async (init: RequestInit, address = `192.0.2.${(callers += 1)}`, path = '') => {
      const request = new Request(`http://localhost:8080${leadFunctionPath}${path}`, init);
      if (!request.headers.has('host')) request.headers.set('host', 'localhost:8080');
      return app.fetch(request, { address });
    },
    /** What it has stored. */
    leads: () => listLeads(database),
    /** Delivers all that is due. */
    run: () => Promise.all(targets.map((target) => deliver(database, target, { log }))),
  };
}

const accept: (delivery: Delivery, signal: AbortSignal) => Attempt | Promise<Attempt> = () => ({
  ok: true,
});

/** A target that keeps what it receives, and accepts everything or gives another `answer`. */
export function recorder(name: Target['name'] = 'gohighlevel') {
  const received: Delivery[] = [];
  const target = {
    name,
    received,
    answer: accept,
    send: async (delivery: Delivery, signal: AbortSignal) => {
      received.push(delivery);
      return target.answer(delivery, signal);
    },
  };
  return target;
}

/** The answer of a target that hangs until its time is over. */
export const hanging = (_: Delivery, signal: AbortSignal) =>
  new Promise<never>((__, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });

/** The answer of a target that is down. */
export const down = { ok: false, reason: 'HTTP 503', isFinal: false } satisfies Attempt;

/** A booking that tries to forge fields, mentions, links and headers. */
export const hostile: Delivery = {
  id: '6ba7b810-9dad-41d1-80b4-00c04fd430c8',
  event: 'requested',
  happenedAt: '2025-08-04T12:00:00.000Z',
  attempts: 1,
  confirmToken: null,
  unsubscribeToken: null,
  lead: {
    id: '',
    kind: 'demo',
    email: 'kim@example.com',
    name: 'Kim Iron Lee <@everyone>\r\nBcc: evil@example.com',
    payload: {
      gym: 'Northside',
      phone: '+1 612 555 0100',
      note: '@channel ```\nemail: evil@example.com\u2028gym: Evil [x](https://evil.example) <!here>',
    },
    attribution: {},
    reasons: ['too_fast'],
    createdAt: '2025-08-04T12:00:00.000Z',
  },
};

/** The fields of its notices. */
export const hostileFields = ['name:', 'email:', 'gym:', 'phone:', 'note:'];
