import type { ReadPage } from './worker.ts';

interface Policies {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): { createScriptURL(address: string): string };
}

const asIs = { createScriptURL: (address: string) => address };

/** The address of the service worker, as the Content-Security-Policy wants it: from the policy it names. */
function workerAddress(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: Policies };
  return (trustedTypes?.createPolicy('offline', asIs) ?? asIs).createScriptURL('/sw.js');
}

let registered: Promise<ServiceWorkerRegistration> | undefined;

/** How long a page gets to fetch what it is drawn from, in milliseconds. */
const settling = 2000;

const filesOfPage = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(
      ({ origin, pathname }) => origin === location.origin && !pathname.startsWith('/functions/'),
    )
    .map(({ pathname }) => pathname);

/**
 * Has the service worker keep the page at a path, so that it can be read again without a network. Where
 * there is no service worker, or storage is blocked, nothing is kept and nothing is lost.
 *
 * @returns What lets go of the page, if it is left at once.
 */
export function keepReadable(pathname: string): () => void {
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
      // An extra: a browser that refuses it shows every page as before.
    }
  }, settling);
  return () => clearTimeout(timer);
}
