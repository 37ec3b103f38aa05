import { describe, expect, it } from 'vitest';
import { cachePages, leave, type WorkerEvent, type WorkerScope } from './worker.ts';

const origin = 'https://site.test';

/** A scope with caches in memory and a function as the network. */
function scopeOf(
  network: (path: string) => Response | undefined,
  cached: Record<string, string> = {},
) {
  const stores = new Map<string, Map<string, Response>>();
  const state = { unregistered: false, listeners: new Map<string, (event: WorkerEvent) => void>() };
  const pathOf = (request: Request | string) => new URL(String(request), origin).pathname;
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return {
      match: async (address: string) => store.get(pathOf(address))?.clone(),
      put: async (address: string, response: Response) => {
        store.delete(pathOf(address));
        store.set(pathOf(address), response);
      },
      keys: async () => [...store.keys()].map((path) => ({ url: origin + path })),
      delete: async ({ url }: { url: string }) => store.delete(pathOf(url)),
    };
  };
  for (const [path, text] of Object.entries(cached)) {
    const store = stores.get('cornerbell-1') ?? new Map<string, Response>();
    stores.set('cornerbell-1', store.set(path, new Response(text)));
  }
  const scope = {
    caches: {
      open,
      keys: async () => [...stores.keys()],
      delete: async (name: string) => stores.delete(name),
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

  /** Dispatches an event and waits for its work; returns the text of the response, if there is one. */
  async function dispatch(
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

  const paths = () => [...(stores.get('cornerbell-1')?.keys() ?? [])];
  return { scope, stores, state, dispatch, paths };
}

const online = (path: string) => new Response(`new ${path}`);
const offline = () => undefined;
const broken = () => new Response('broken', { status: 500 });

describe('cachePages', () => {
  it('responds from the network if there is one, even for cached pages', async () => {
    const { scope, dispatch } = scopeOf(online, { '/faq': 'old', '/layout.json': 'old' });
    cachePages(scope);
    await expect(dispatch('fetch', { path: '/faq', mode: 'navigate' })).resolves.toBe('new /faq');
    await expect(dispatch('fetch', { path: '/layout.json' })).resolves.toBe('new /layout.json');
  });

  it('passes on an error of the server instead of a cached page', async () => {
    const { scope, dispatch } = scopeOf(broken, { '/faq': 'old' });
    cachePages(scope);
    await expect(dispatch('fetch', { path: '/faq', mode: 'navigate' })).resolves.toBe('broken');
    const after = scopeOf(offline, { '/faq': 'old' });
    cachePages(after.scope);
    await expect(after.dispatch('fetch', { path: '/faq', mode: 'navigate' })).resolves.toBe('old');
  });

  it('shows cached pages without a network, and the offline page for all others', async () => {
    const { scope, dispatch } = scopeOf(offline, { '/faq': 'read', '/offline': 'No connection' });
    cachePages(scope);
    const navigate = (path: string) => dispatch('fetch', { path, mode: 'navigate' });
    await expect(navigate('/faq?from=x')).resolves.toBe('read');
    await expect(navigate('/terms')).resolves.toBe('No connection');
    await expect(dispatch('fetch', { path: '/terms/index.json' })).rejects.toThrow(
      'Failed to fetch',
    );
  });

  it('caches a page that is read with its files, but no prefetched data', async () => {
    const { scope, dispatch, paths } = scopeOf(online);
    cachePages(scope);
    await dispatch('fetch', { path: '/about/index.json' });
    await dispatch('message', { data: { page: '/faq', files: ['/assets/a.js', '/layout.json'] } });
    expect(paths().toSorted()).toEqual(['/assets/a.js', '/faq', '/layout.json']);
  });

  it('responds from the cache for hashed files', async () => {
    const { scope, dispatch } = scopeOf(offline, { '/assets/a-1.js': 'code' });
    cachePages(scope);
    await expect(dispatch('fetch', { path: '/assets/a-1.js' })).resolves.toBe('code');
  });

  it('ignores calls of the function and other origins', async () => {
    const { scope, dispatch } = scopeOf(online);
    cachePages(scope);
    await expect(dispatch('fetch', { path: '/functions/v1/book-demo-ghl' })).resolves.toBe(
      undefined,
    );
    await expect(dispatch('fetch', { path: '.evil/faq' })).resolves.toBe(undefined);
  });

  it('caches at most 400 files besides the offline page', async () => {
    const { scope, dispatch, paths } = scopeOf(online);
    cachePages(scope);
    await dispatch('install');
    for (let index = 0; index < 450; index += 1) {
      await dispatch('message', { data: { page: `/p${index}`, files: [] } });
    }
    expect(paths().length).toBeLessThanOrEqual(401);
    expect(paths()).toContain('/offline');
    expect(paths()).toContain('/p449');
    expect(paths()).not.toContain('/p0');
  });

  it('deletes the caches of earlier versions only', async () => {
    const { scope, stores, dispatch } = scopeOf(online, { '/faq': 'read' });
    stores.set('cornerbell-0', new Map()).set('other', new Map());
    cachePages(scope);
    await dispatch('activate');
    expect([...stores.keys()]).toEqual(['cornerbell-1', 'other']);
  });
});

describe('leave', () => {
  it('deletes the caches and unregisters the worker', async () => {
    const { scope, stores, state, dispatch } = scopeOf(online, { '/faq': 'read' });
    stores.set('other', new Map());
    leave(scope);
    await dispatch('install');
    await dispatch('activate');
    expect([...stores.keys()]).toEqual(['other']);
    expect(state.unregistered).toBe(true);
    await expect(dispatch('fetch', { path: '/faq', mode: 'navigate' })).resolves.toBe(undefined);
  });
});
