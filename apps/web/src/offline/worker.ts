/**
 * Keeps pages that were read readable without a network. Online it never answers from what it kept, but
 * for files with a hash in their name, which cannot be out of date.
 */

/** What is asked of the browser: the part of a service worker's global scope that is used here. */
export interface WorkerScope {
  readonly caches: Pick<CacheStorage, 'open' | 'keys' | 'delete'>;
  readonly clients: { claim(): Promise<void> };
  readonly location: Pick<Location, 'origin'>;
  readonly registration: Pick<ServiceWorkerRegistration, 'unregister'>;
  fetch(request: Request | string): Promise<Response>;
  skipWaiting(): Promise<void>;
  addEventListener(type: string, listener: (event: WorkerEvent) => void): void;
}

/** An event of any of the kinds that are listened to. */
export interface WorkerEvent {
  readonly request: Request;
  readonly data: unknown;
  waitUntil(work: Promise<unknown>): void;
  respondWith(answer: Promise<Response>): void;
}

/** What the app says of a page that is being read. */
export interface ReadPage {
  readonly page: string;
  /** Addresses of what the page has been drawn from. */
  readonly files: readonly string[];
}

const prefix = 'cornerbell-';

/** The place of what is kept. A change of what it holds takes a new name: the old one is then deleted. */
const shelf = `${prefix}1`;

/** The page for what has not been read. */
const offlinePage = '/offline';

/** How many answers are kept; the oldest go first. */
const most = 400;

const isReadPage = (data: unknown): data is ReadPage =>
  typeof data === 'object' && data !== null && 'page' in data && 'files' in data;

/** Deletes all that any version has kept, but for one place. */
async function clear({ caches }: WorkerScope, but?: string) {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(prefix) && name !== but);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** Makes a service worker's scope keep pages for reading offline. */
export function keepPages(scope: WorkerScope) {
  const open = () => scope.caches.open(shelf);

  async function keep(address: string, response: Response) {
    if (!response.ok || response.redirected) return;
    const cache = await open();
    await cache.put(address, response);
    const keys = await cache.keys();
    const old = keys.slice(0, Math.max(0, keys.length - most));
    const away = old.filter(({ url }) => new URL(url).pathname !== offlinePage);
    await Promise.all(away.map((request) => cache.delete(request)));
  }

  async function keepUnlessKept(address: string) {
    const cache = await open();
    if (!(await cache.match(address))) await keep(address, await scope.fetch(address));
  }

  async function fromAssets(address: string, request: Request) {
    const kept = await (await open()).match(address);
    return kept ?? scope.fetch(request);
  }

  async function fromNetwork(address: string, event: WorkerEvent) {
    const { request } = event;
    const isPage = request.mode === 'navigate';
    try {
      const response = await scope.fetch(request);
      const copy = response.clone();
      const refresh = async () => {
        if (isPage || (await (await open()).match(address))) await keep(address, copy);
      };
      event.waitUntil(refresh());
      return response;
    } catch (error) {
      const cache = await open();
      const kept = (await cache.match(address)) ?? (isPage && (await cache.match(offlinePage)));
      if (kept) return kept;
      throw error;
    }
  }

  scope.addEventListener('install', (event) => {
    event.waitUntil(keepUnlessKept(offlinePage).then(() => scope.skipWaiting()));
  });

  scope.addEventListener('activate', (event) => {
    event.waitUntil(clear(scope, shelf).then(() => scope.clients.claim()));
  });

  scope.addEventListener('message', (event) => {
    const { data } = event;
    if (!isReadPage(data)) return;
    const work = [data.page, ...data.files].map((address) => keepUnlessKept(address));
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

/** Makes a service worker's scope undo all that an earlier one did: what it kept, and itself. */
export function leave(scope: WorkerScope) {
  scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
  scope.addEventListener('activate', (event) => {
    event.waitUntil(clear(scope).then(() => scope.registration.unregister()));
  });
}
