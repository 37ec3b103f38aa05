import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { afterPaint, whenIdle } from './after-paint.ts';
import { firstTouch } from './first-touch.ts';
import { pagePath } from './links.ts';
import { usePageSource } from './page-source.tsx';

/** How many pages are loaded ahead because a link to them came into view, for each page shown. */
const mostAhead = 12;

/** How many of them are drawn ahead: those whose links came into view last. */
const mostDrawn = 4;

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether the visitor's connection has room for what may not be asked for. */
function hasRoom(): boolean {
  const { saveData, effectiveType = '4g' } =
    (navigator as { connection?: Connection }).connection ?? {};
  return !saveData && !effectiveType.includes('2g');
}

/** Whether a link leads to the top of a page that only the page itself leads to, not the header or the footer of every page. */
const isOwn = (link: HTMLAnchorElement) =>
  !link.search && !link.hash && link.closest('main') !== null;

/**
 * Loads the pages behind the links in view, one after the other, where the connection has room.
 *
 * @returns The paths of those that are worth to be drawn ahead.
 */
export function usePrefetch(): readonly string[] {
  const { pathname } = useLocation();
  const source = usePageSource();
  const [inView, setInView] = useState<readonly string[]>([]);

  useEffect(() => {
    if (!hasRoom()) return;
    const ahead = new Set<string>();
    let isLeft = false;
    const draw = (path: string) =>
      whenIdle(() => {
        if (!isLeft)
          setInView((paths) =>
            [...paths.filter((other) => other !== path), path].slice(-mostDrawn),
          );
      });
    // A page that has woken by itself may have nobody who reads it.
    let loaded = firstTouch();
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
        observer.unobserve(target);
        const path = pagePath(target);
        if (!path || path === pathname) continue;
        if (!ahead.has(path)) {
          if (ahead.size === mostAhead) continue;
          ahead.add(path);
          loaded = loaded.then(() => source.warm(path));
        }
        if (isOwn(target)) void loaded.then(() => draw(path));
      }
    });
    const look = () => {
      for (const link of document.querySelectorAll('a[href]')) observer.observe(link);
    };
    const callOff = afterPaint(() => {
      setInView([]);
      look();
    });
    // What follows the first screen comes a moment later.
    const arrivals = new MutationObserver(look);
    const main = document.getElementById('main');
    const page = main?.querySelector(':scope > [data-place]') ?? main;
    if (page) arrivals.observe(page, { childList: true });
    return () => {
      isLeft = true;
      callOff();
      observer.disconnect();
      arrivals.disconnect();
    };
  }, [pathname, source]);

  return inView;
}
