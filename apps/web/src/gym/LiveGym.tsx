import type { SiteSamples } from '@cornerbell/content/copy';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { gymAddress } from '../shared/addresses.ts';
import { BuiltHtml } from '../shared/built-html.tsx';
import { earlyTap } from '../shared/early-tap.ts';
import { applyStyles } from '../shared/site-styles.ts';
import * as styles from './LiveGym.css.ts';
import { controlAt, placeOf } from './tapped-control.ts';

interface LiveGymProps {
  /** The stills that are shown until the gym has loaded, as HTML. */
  previews: { readonly desk: string; readonly phone?: string };
}

async function loadSamples() {
  const response = await fetch(gymAddress);
  if (!response.ok) throw new Error(`${gymAddress} answered ${response.status}.`);
  return response.json() as Promise<SiteSamples>;
}

/** Loads the gym for the width of its still. */
async function loadGym(box: Element | null) {
  const [{ isDesk, Live }, samples] = await Promise.all([
    import('./Live.tsx'),
    loadSamples(),
    applyStyles(),
  ]);
  return { Live, samples, isWide: isDesk(box?.querySelector('figure') ?? null) };
}

/**
 * The sample gym as software that a visitor uses: a still until it is touched, or is near after the
 * visitor has scrolled or pressed a key. If it can't be loaded, it stays a still.
 */
export function LiveGym({ previews }: LiveGymProps) {
  const box = useRef<HTMLDivElement>(null);
  const loading = useRef(false);
  const tappedPlace = useRef(-1);
  const [isTapped, setTapped] = useState(false);
  const [gym, setGym] = useState<Awaited<ReturnType<typeof loadGym>>>();

  const load = () => {
    if (loading.current) return;
    loading.current = true;
    loadGym(box.current).then(setGym, (error: unknown) => {
      console.error(error);
      // The next touch tries again.
      loading.current = false;
      setTapped(false);
    });
  };

  const loadFor = (target: Element) => {
    tappedPlace.current = placeOf(box.current, target);
    setTapped(true);
    load();
  };

  useEffect(() => {
    const part = box.current;
    if (!part) return undefined;
    const { target } = earlyTap;
    if (target instanceof Element && part.contains(target)) loadFor(target);
    part.addEventListener('pointerenter', load);
    part.addEventListener('click', (event) => loadFor(event.target as Element));
    // Without observers, the gym loads when it is touched.
    const observer =
      'IntersectionObserver' in globalThis
        ? new IntersectionObserver(
            (entries) => {
              if (entries.some(({ isIntersecting }) => isIntersecting)) load();
            },
            { rootMargin: '400px' },
          )
        : undefined;
    const watch = () => observer?.observe(part);
    // The visitor may have scrolled before the page was hydrated.
    if (scrollY > 0) watch();
    addEventListener('scroll', watch, { once: true, passive: true });
    addEventListener('keydown', watch, { once: true });
    return () => {
      observer?.disconnect();
      removeEventListener('scroll', watch);
      removeEventListener('keydown', watch);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each page
  }, []);

  // Replays the tap that came before the gym.
  useLayoutEffect(() => {
    if (!gym) return;
    const control = controlAt(box.current, tappedPlace.current);
    // A tab opens when it has the focus, a button when it is clicked.
    control?.focus({ preventScroll: true });
    if (!(control instanceof HTMLInputElement)) control?.click();
  }, [gym]);

  return (
    <div
      ref={box}
      className={styles.root}
      data-phone={previews.phone ? '' : undefined}
      aria-busy={(isTapped && !gym) || undefined}
    >
      {gym ? (
        <gym.Live
          samples={gym.samples}
          hasPhone={previews.phone !== undefined}
          isWide={gym.isWide}
        />
      ) : (
        <>
          <BuiltHtml html={previews.desk} />
          {previews.phone && <BuiltHtml html={previews.phone} />}
        </>
      )}
    </div>
  );
}
