import type { ReadPage } from './worker.ts';

interface Policies {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): { createScriptURL(address: string): string };
}

const asIs = { createScriptURL: (address: string) => address };

/** The address of the service worker, from the Trusted Types policy that the Content-Security-Policy requires. */
function workerAddress(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: Policies };
  return (trustedTypes?.createPolicy('offline', asIs) ?? asIs).createScriptURL('/sw.js');
}

let registered: Promise<ServiceWorkerRegistration> | undefined;

/** How long a page has to load its files before they are listed, in milliseconds. */
const loadTime = 2000;

const filesOfPage = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(
      ({ origin, pathname }) => origin === location.origin && !pathname.startsWith('/functions/'),
    )
    .map(({ pathname }) => pathname);

/**
 * Asks the service worker to cache the page at a path for reading offline. Does nothing without service workers or storage.
 *
 * @returns A function that cancels, for a visitor who leaves the page at once.
 */
export function cacheForOffline(pathname: string): () => void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return () => undefined;
  const timer = setTimeout(async () => {
    try {
      registered ??= navigator.serviceWorker.register(workerAddress());
      await registered;
      const { active } = await navigator.serviceWorker.ready;
      const page: ReadPage = { page: pathname, files: filesOfPage() };
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
      active?.postMessage(page);
    } catch {
      // Optional: without a service worker, every page works as before.
    }
  }, loadTime);
  return () => clearTimeout(timer);
}
