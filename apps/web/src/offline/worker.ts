/** The part of a service worker's global scope that is used here. */
export interface WorkerScope {
  readonly caches: Pick<CacheStorage, 'open' | 'keys' | 'delete'>;
  readonly clients: { claim(): Promise<void> };
  readonly location: Pick<Location, 'origin'>;
  readonly registration: Pick<ServiceWorkerRegistration, 'unregister'>;
  fetch(request: Request | string): Promise<Response>;
  skipWaiting(): Promise<void>;
  addEventListener(type: string, listener: (event: WorkerEvent) => void): void;
}

/** The fields of the events that are used here. */
export interface WorkerEvent {
  readonly request: Request;
  readonly data: unknown;
  waitUntil(work: Promise<unknown>): void;
  respondWith(answer: Promise<Response>): void;
}

/** The app's message about the current page. */
export interface ReadPage {
  readonly page: string;
  /** The addresses of the files that the page has loaded. */
  readonly files: readonly string[];
}

const prefix = 'cornerbell-';

/** The name of the cache. A change of its format needs a new name; the old cache is then deleted. */
const cacheName = `${prefix}1`;

/** The page that is shown for pages that are not cached. */
const offlinePage = '/offline';

/** The maximum number of files in the cache; the oldest are deleted first. */
const capacity = 400;

const isReadPage = (data: unknown): data is ReadPage =>
  typeof data === 'object' && data !== null && 'page' in data && 'files' in data;

/** Deletes the caches of every version, except one. */
async function clear({ caches }: WorkerScope, except?: string) {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(prefix) && name !== except);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/**
 * Makes a service worker cache pages for reading offline. Online it responds from the network, except for files with a hash in their
 * name, which can't be out of date.
 */
export function cachePages(scope: WorkerScope) {
  const open = () => scope.caches.open(cacheName);

  async function store(address: string, response: Response) {
    if (!response.ok || response.redirected) return;
    const cache = await open();
    await cache.put(address, response);
    const keys = await cache.keys();
    const old = keys.slice(0, Math.max(0, keys.length - capacity));
    const removed = old.filter(({ url }) => new URL(url).pathname !== offlinePage);
    await Promise.all(removed.map((request) => cache.delete(request)));
  }

  async function add(address: string) {
    const cache = await open();
    if (!(await cache.match(address))) await store(address, await scope.fetch(address));
  }

  async function fromAssets(address: string, request: Request) {
    const cached = await (await open()).match(address);
    return cached ?? scope.fetch(request);
  }

  async function fromNetwork(address: string, event: WorkerEvent) {
    const { request } = event;
    const isPage = request.mode === 'navigate';
    try {
      const response = await scope.fetch(request);
      const copy = response.clone();
      const refresh = async () => {
        if (isPage || (await (await open()).match(address))) await store(address, copy);
      };
      event.waitUntil(refresh());
      return response;
    } catch (error) {
      const cache = await open();
      const cached = (await cache.match(address)) ?? (isPage && (await cache.match(offlinePage)));
      if (cached) return cached;
      throw error;
    }
  }

  scope.addEventListener('install', (event) => {
    event.waitUntil(add(offlinePage).then(() => scope.skipWaiting()));
  });

  scope.addEventListener('activate', (event) => {
    event.waitUntil(clear(scope, cacheName).then(() => scope.clients.claim()));
  });

  scope.addEventListener('message', (event) => {
    const { data } = event;
    if (!isReadPage(data)) return;
    const work = [data.page, ...data.files].map((address) => add(address));
    event.waitUntil(Promise.allSettled(work));
  });

  scope.addEventListener('fetch', (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    const isOurs = origin === scope.location.origin && !pathname.startsWith('/functions/');
    if (request.method !== 'GET' || !isOurs) return;
    event.respondWith(
      pathname.startsWith('/assets/')
        ? fromAssets(pathname, request)
        : fromNetwork(pathname, event),
    );
  });
}

/** Makes a service worker delete the caches of earlier versions and unregister itself. */
export function leave(scope: WorkerScope) {
  scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
  scope.addEventListener('activate', (event) => {
    event.waitUntil(clear(scope).then(() => scope.registration.unregister()));
  });
}
