import { pagePaths } from '@cornerbell/content';
import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { isIntent } from './is-intent.ts';
import { usePageCache } from './page-cache.tsx';
import { useShownLocation } from '../shared/shown-location.ts';
import { applyStyles } from '../shared/site-styles.ts';
import { moveFocus, scrollTo } from './use-scroll.ts';

/** The maximum number of posts and guides that are preloaded from cards in view, for each page. */
const maxPreloadedInView = 3;

const cards = `main article a[href^="${pagePaths.resources}/"]`;

/** One screen ahead, so that a page is loaded when its card is scrolled into view. */
const nearView = { rootMargin: '0px 0px 100%' };

/**
 * The path of the page that a link points to; `null` for external links, files and links to other
 * windows, which the browser follows itself.
 */
export function pagePath(link: HTMLAnchorElement): string | null {
  const { origin, pathname, target } = link;
  const isForBrowser = origin !== location.origin || target || link.hasAttribute('download');
  return isForBrowser || /\.\w+$/.test(pathname) ? null : pathname;
}

/** Whether a click opens the link in another window or downloads it. */
const opensElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

const linkOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;

/**
 * Navigates in the app on a click on any link to a page of the site. The shown page keeps its
 * address until the next one has loaded or failed.
 *
 * @returns Whether a page that was clicked is loading.
 */
export function useLinkNavigation(): boolean {
  const navigate = useNavigate();
  const pages = usePageCache();
  const { pathname, search } = useShownLocation();
  const [requested, setRequested] = useState<URL>();

  const go = useEffectEvent((address: URL) => {
    // Before the render, because removing a focused link makes the browser recalculate all styles.
    if (address.pathname !== location.pathname) moveFocus(document.getElementById('main'));
    const { pathname: path, search: query, hash, href } = address;
    void navigate({ pathname: path, search: query, hash }, { replace: href === location.href });
  });

  const follow = useEffectEvent((event: MouseEvent) => {
    const link = linkOf(event);
    if (!link || event.defaultPrevented || opensElsewhere(event) || !pagePath(link)) return;
    event.preventDefault();
    // Replaces the one before.
    setRequested(undefined);
    // After Back, the browser's address is that of a page that is still loading.
    const shown = new URL(pathname + search, location.origin);
    const address = new URL(link.getAttribute('href') ?? '', shown);
    if (!pages.peek(address.pathname)) {
      setRequested(address);
      return;
    }
    go(address);
    // A link of the header or the footer shows its page from the top, even if it is this page.
    if (address.pathname !== pathname || address.hash || link.closest('main')) return;
    moveFocus(document.getElementById('main'));
    scrollTo(0);
  });

  useEffect(() => {
    if (!requested) return undefined;
    let isCurrent = true;
    const arrive = () => {
      if (!isCurrent) return;
      // The page with its address, not a moment later.
      flushSync(() => {
        setRequested(undefined);
        go(requested);
      });
    };
    pages.load(requested.pathname).then(arrive, arrive);
    return () => {
      isCurrent = false;
    };
  }, [requested, pages]);

  useEffect(() => {
    const onClick = (event: MouseEvent) => follow(event);
    const cancel = () => setRequested(undefined);
    document.addEventListener('click', onClick);
    addEventListener('popstate', cancel);
    return () => {
      document.removeEventListener('click', onClick);
      removeEventListener('popstate', cancel);
    };
  }, []);
  return requested !== undefined;
}

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether the visitor's connection is good enough for preloading. */
function canPreload(): boolean {
  const { saveData, effectiveType = '4g' } =
    (navigator as { connection?: Connection }).connection ?? {};
  return !saveData && !effectiveType.includes('2g');
}

/**
 * Preloads the page of a link on hover, touch and focus, and posts and guides whose cards are in
 * view. Few visitors of other pages would open the same next page.
 */
export function usePreloading(pathname: string): void {
  const pages = usePageCache();

  useEffect(() => {
    const onIntent = (event: Event) => {
      if (!isIntent(event)) return;
      void applyStyles();
      const link = linkOf(event);
      const path = link && pagePath(link);
      if (path) void pages.preload(path);
    };
    const intents = ['pointermove', 'pointerdown', 'focusin'];
    for (const intent of intents) document.addEventListener(intent, onIntent, { passive: true });
    return () => {
      for (const intent of intents) document.removeEventListener(intent, onIntent);
    };
  }, [pages]);

  useEffect(() => {
    if (!canPreload() || !('IntersectionObserver' in window)) return undefined;
    // Searching and filtering call nothing, whether by the address or later.
    if (/[?&](q|type)=/.test(location.search)) return undefined;
    const found = new Set([pathname]);
    const ended = new AbortController();
    const { signal } = ended;
    // One after the other, so that they do not delay a page that the visitor opens.
    let queue = Promise.resolve();
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || found.size > maxPreloadedInView) continue;
        const path = pagePath(target as HTMLAnchorElement);
        if (!path || found.has(path)) continue;
        found.add(path);
        queue = queue.then(() => (signal.aborted ? undefined : pages.preload(path)));
      }
    }, nearView);
    for (const link of document.querySelectorAll(cards)) observer.observe(link);
    signal.addEventListener('abort', () => observer.disconnect());
    const end = () => ended.abort();
    // They bring other cards into view.
    for (const type of ['input', 'click']) document.addEventListener(type, end, { signal });
    return end;
  }, [pathname, pages]);
}
