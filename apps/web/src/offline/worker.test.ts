// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { keepPages, leave, type WorkerEvent, type WorkerScope } from './worker.ts';

const origin = 'https://site.test';

/** A scope over caches in memory and a network that is a function. */
function scopeOf(
  network: (path: string) => Response | undefined,
  kept: Record<string, string> = {},
) {
  const shelves = new Map<string, Map<string, Response>>();
  const state = { unregistered: false, listeners: new Map<string, (event: WorkerEvent) => void>() };
  const pathOf = (request: Request | string) => new URL(String(request), origin).pathname;
  const open = async (name: string) => {
    const shelf = shelves.get(name) ?? new Map<string, Response>();
    shelves.set(name, shelf);
    return {
      match: async (address: string) => shelf.get(pathOf(address))?.clone(),
      put: async (address: string, response: Response) => {
        shelf.delete(pathOf(address));
        shelf.set(pathOf(address), response);
      },
      keys: async () => [...shelf.keys()].map((path) => ({ url: origin + path })),
      delete: async ({ url }: { url: string }) => shelf.delete(pathOf(url)),
    };
  };
  for (const [path, text] of Object.entries(kept)) {
    const shelf = shelves.get('cornerbell-1') ?? new Map<string, Response>();
    shelves.set('cornerbell-1', shelf.set(path, new Response(text)));
  }
  const scope = {
    caches: {
      open,
      keys: async () => [...shelves.keys()],
      delete: async (name: string) => shelves.delete(name),
    },
    clients: { claim: async () => undefined },
    location: { origin },
    registration: { unregister: async () => (state.unregistered = true) },
    skipWaiting: async () => undefined,
    addEventListener: (type: string, listener: (event: WorkerEvent) => void) =>
      state.listeners.set(type, listener),
    fetch: async (request: Request | string) => {
      const address = typeof request === 'string' ? request : request.url;
      const response = network(pathOf(address));
      if (!response) throw new TypeError('Failed to fetch');
      return response;
    },
  } as unknown as WorkerScope;

  /** Lets an event happen and waits for all it leads to; the answer, where it is a request that was answered. */
  async function happen(
    type: string,
    event: { path?: string; mode?: string; data?: unknown } = {},
  ) {
    const work: Promise<unknown>[] = [];
    let answer: Promise<Response> | undefined;
    const { path = '/', mode = 'cors', data, ...request } = event;
    state.listeners.get(type)?.({
      request: { url: origin + path, mode, method: 'GET', ...request },
      data,
      waitUntil: (promise: Promise<unknown>) => void work.push(promise),
      respondWith: (promise: Promise<Response>) => (answer = promise),
    } as unknown as WorkerEvent);
    const response = await answer;
    await Promise.all(work);
    return response?.text();
  }

  const paths = () => [...(shelves.get('cornerbell-1')?.keys() ?? [])];
  return { scope, shelves, state, happen, paths };
}

const online = (path: string) => new Response(`new ${path}`);
const offline = () => undefined;
const broken = () => new Response('broken', { status: 500 });

describe('keepPages', () => {
  it('answers from the network while there is one, whatever it has kept', async () => {
    const { scope, happen } = scopeOf(online, { '/faq': 'old', '/layout.json': 'old' });
    keepPages(scope);
    await expect(happen('fetch', { path: '/faq', mode: 'navigate' })).resolves.toBe('new /faq');
    await expect(happen('fetch', { path: '/layout.json' })).resolves.toBe('new /layout.json');
  });

  it('passes an error of the server on instead of what it has kept', async () => {
    const { scope, happen } = scopeOf(broken, { '/faq': 'old' });
    keepPages(scope);
    await expect(happen('fetch', { path: '/faq', mode: 'navigate' })).resolves.toBe('broken');
    const after = scopeOf(offline, { '/faq': 'old' });
    keepPages(after.scope);
    await expect(after.happen('fetch', { path: '/faq', mode: 'navigate' })).resolves.toBe('old');
  });

  it('without a network shows what was read, and for the rest the page that says so', async () => {
    const { scope, happen } = scopeOf(offline, { '/faq': 'read', '/offline': 'No connection' });
    keepPages(scope);
    const navigate = (path: string) => happen('fetch', { path, mode: 'navigate' });
    await expect(navigate('/faq?from=x')).resolves.toBe('read');
    await expect(navigate('/terms')).resolves.toBe('No connection');
    await expect(happen('fetch', { path: '/terms/index.json' })).rejects.toThrow('Failed to fetch');
  });

  it('keeps a page that is read with its files, and no page that is only prefetched', async () => {
    const { scope, happen, paths } = scopeOf(online);
    keepPages(scope);
    await happen('fetch', { path: '/about/index.json' });
    await happen('message', { data: { page: '/faq', files: ['/assets/a.js', '/layout.json'] } });
    expect(paths().toSorted()).toEqual(['/assets/a.js', '/faq', '/layout.json']);
  });

  it('answers for a hashed file from what it has kept', async () => {
    const { scope, happen } = scopeOf(offline, { '/assets/a-1.js': 'code' });
    keepPages(scope);
    await expect(happen('fetch', { path: '/assets/a-1.js' })).resolves.toBe('code');
  });

  it('leaves calls of the function and other origins alone', async () => {
    const { scope, happen } = scopeOf(online);
    keepPages(scope);
    await expect(happen('fetch', { path: '/functions/v1/book-demo-ghl' })).resolves.toBe(undefined);
    await expect(happen('fetch', { path: '.evil/faq' })).resolves.toBe(undefined);
  });

  it('keeps no more than 400 answers, and never lets the offline page go', async () => {
    const { scope, happen, paths } = scopeOf(online);
    keepPages(scope);
    await happen('install');
    for (let index = 0; index < 450; index += 1) {
      await happen('message', { data: { page: `/p${index}`, files: [] } });
    }
    expect(paths().length).toBeLessThanOrEqual(401);
    expect(paths()).toContain('/offline');
    expect(paths()).toContain('/p449');
    expect(paths()).not.toContain('/p0');
  });

  it('deletes what earlier versions kept, and nothing of anybody else', async () => {
    const { scope, shelves, happen } = scopeOf(online, { '/faq': 'read' });
    shelves.set('cornerbell-0', new Map()).set('other', new Map());
    keepPages(scope);
    await happen('activate');
    expect([...shelves.keys()]).toEqual(['cornerbell-1', 'other']);
  });
});

describe('leave', () => {
  it('takes away all that was kept, and the worker itself', async () => {
    const { scope, shelves, state, happen } = scopeOf(online, { '/faq': 'read' });
    shelves.set('other', new Map());
    leave(scope);
    await happen('install');
    await happen('activate');
    expect([...shelves.keys()]).toEqual(['other']);
    expect(state.unregistered).toBe(true);
    await expect(happen('fetch', { path: '/faq', mode: 'navigate' })).resolves.toBe(undefined);
  });
});
