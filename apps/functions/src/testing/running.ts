import { leadFunctionPath, type LeadRequest } from '@cornerbell/api/schema';
import { Hono } from 'hono';
import { vi } from 'vitest';
import { createApp, type AppOptions } from '../app.ts';
import type { Database } from '../database.ts';
import { listLeads } from '../leads.ts';
import type { Log } from '../log.ts';
import { deliver } from '../queue.ts';
import type { Attempt, Delivery, Target } from '../targets/target.ts';

/** The settings of the running function. */
export const origins = {
  own: 'http://localhost:8080',
  allowed: 'https://allowed.example',
} as const;

/** How many requests an address may send to the running function. */
export const rateLimit = 5;

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

/** The headers of a JSON body. */
export const jsonHeaders = { 'content-type': 'application/json' };

/** A request with a JSON body. */
export function post(body: unknown, headers: Record<string, string> = jsonHeaders): RequestInit {
  return { method: 'POST', headers, body: typeof body === 'string' ? body : JSON.stringify(body) };
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
  const service = createApp({
    database,
    log,
    rateLimit,
    allowedOrigins: [origins.allowed],
    connectionOf: (c) => c.env.address,
    onStored: () => {},
    ...options,
  });
  const app = new Hono().route(leadFunctionPath, service);
  let callers = 0;
  /** Calls it from an IP address, by default from a new one each time. */
  const call = async (init: RequestInit, address = `192.0.2.${(callers += 1)}`, path = '') => {
    const request = new Request(origins.own + leadFunctionPath + path, init);
    if (!request.headers.has('host')) request.headers.set('host', new URL(origins.own).host);
    return app.fetch(request, { address });
  };
  return {
    log,
    call,
    /** What it has stored. */
    leads: () => listLeads(database),
    /** Delivers all that is due; resolves with how much was accepted. */
    run: async () => {
      const { targets = [] } = options;
      const runs = targets.map((target) => deliver(database, target, { log }));
      return (await Promise.all(runs)).reduce((sum, delivered) => sum + delivered, 0);
    },
  };
}

/** A target that keeps what it receives, and answers what is set. */
export interface Recorder extends Target {
  readonly received: Delivery[];
  answer: (delivery: Delivery) => Attempt | Promise<Attempt>;
}

/** A target in this process that accepts everything. */
export function recorder(name: Target['name'] = 'gohighlevel'): Recorder {
  const target: Recorder = {
    name,
    received: [],
    answer: () => ({ ok: true }),
    send: async (delivery) => {
      target.received.push(delivery);
      return target.answer(delivery);
    },
  };
  return target;
}

/** The answer of a target that is down. */
export const down: Attempt = { ok: false, reason: 'HTTP 503', isFinal: false };
