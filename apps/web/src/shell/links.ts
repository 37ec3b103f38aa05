import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { opensElsewhere } from '../boot/opens-elsewhere.ts';
import { usePageSource } from './page-source.tsx';

/**
 * The path of the page that a link leads to, or `null` where it leads out of the app, to a file or
 * into another window: such a link stays a plain one.
 */
export function pagePath(link: HTMLAnchorElement): string | null {
  const { origin, pathname, target } = link;
  const isPlain = origin !== location.origin || target || link.hasAttribute('download');
  return isPlain || /\.\w+$/.test(pathname) ? null : pathname;
}

const linkOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;

/** How long a link is pointed at by a visitor who means it, in milliseconds. */
const dwell = 30;

/**
 * Makes every link of the document lead through the app, also those in parts that React has not
 * reached yet. The page behind a link is loaded when the visitor points at it or focuses it.
 *
 * @returns The path of the page behind the link that is pointed at, once that page is loaded.
 */
export function useLinks(): string | undefined {
  const navigate = useNavigate();
  const source = usePageSource();
  const shown = useLocation().pathname;
  const [pointedAt, setPointedAt] = useState<string>();
  if (pointedAt === shown) setPointedAt(undefined);

  const follow = useEffectEvent((event: MouseEvent) => {
    const link = linkOf(event);
    if (!link || event.defaultPrevented || opensElsewhere(event) || !pagePath(link)) return;
    event.preventDefault();
    const { pathname, search, hash, href } = link;
    void navigate({ pathname, search, hash }, { replace: href === location.href });
  });

  useEffect(() => {
    let dwelling: ReturnType<typeof setTimeout> | undefined;
    const warm = (event: Event) => {
      clearTimeout(dwelling);
      const link = linkOf(event);
      const path = link && pagePath(link);
      // What began as a tap may turn out to scroll.
      if (!path || event.type === 'pointercancel') return;
      const warmed = source.warm(path);
      if (link.search || link.hash) return;
      dwelling = setTimeout(() => void warmed.then(() => setPointedAt(path)), dwell);
    };
    const onClick = (event: MouseEvent) => follow(event);
    const signs = ['pointerover', 'pointerdown', 'pointercancel', 'focusin'];
    // Before React sees them: it keeps events in parts that it has not hydrated to itself.
    for (const sign of signs) document.addEventListener(sign, warm, true);
    document.addEventListener('click', onClick, true);
    return () => {
      clearTimeout(dwelling);
      for (const sign of signs) document.removeEventListener(sign, warm, true);
      document.removeEventListener('click', onClick, true);
    };
  }, [source]);

  return pointedAt;
}
