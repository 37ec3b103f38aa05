import {
  Activity,
  Suspense,
  use,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import {
  UNSAFE_LocationContext as LocationContext,
  useLocation,
  useNavigationType,
} from 'react-router-dom';
import { afterPaint } from './after-paint.ts';
import { Guard, PageError } from './errors.tsx';
import { drawLateFonts } from './late-fonts.ts';
import { keepDrawn, makePlace, showPlace } from './places.ts';
import { arrive, documentId, drawAhead, type Slot, type Slots } from './page-slots.ts';
import { usePageSource, type LoadedPage } from './page-source.tsx';
import { StageProvider } from './Rest.tsx';
import { useScroll } from './scroll.ts';

/** A prerendered page whose controls nobody has touched yet. */
export interface Sleep {
  /** Where the page is. */
  pathname: string;
  /** Settles when one of its controls is touched. */
  wanted: Promise<void>;
}

/** What happens once there is something to see. */
export interface Shown {
  /** Called when a page, or the screen for its error, answers to events. */
  onShown: () => void;
}

/** Draws a page; says once when it answers to events. */
function PageView({ page, onShown }: Shown & { page: LoadedPage }) {
  const { head, element } = page;
  useEffect(() => {
    document.title = head.title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', head.description);
    // The address that a browser's own share button passes on.
    const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
    if (canonical) canonical.href = new URL(location.pathname, canonical.href).href;
  }, [head]);
  useEffect(onShown, [onShown]);
  return element;
}

/** Draws the page at a path once it is loaded. */
function PageAt({ pathname, onShown }: Shown & { pathname: string }) {
  return <PageView page={use(usePageSource().read(pathname))} onShown={onShown} />;
}

/** Stands for the prerendered page, which React leaves as it is until it is wanted. */
function Sleeping({ pathname, wanted, onShown }: Sleep & Shown) {
  use(wanted);
  return <PageAt pathname={pathname} onShown={onShown} />;
}

/** Puts a place in `main` while what it stands in is shown. Before the effects of what follows it. */
function InMain({ place }: { place: HTMLElement }) {
  useLayoutEffect(() => {
    showPlace(place);
    return () => place.remove();
  }, [place]);
  return null;
}

interface SlotViewProps extends Shown {
  slot: Slot;
  isShown: boolean;
}

/**
 * Draws a page in an element of its own, which is outside of the document while the page is not shown: so it costs
 * neither style nor layout, and no id is there twice.
 */
function SlotView({ slot, isShown, onShown }: SlotViewProps) {
  const { location, action, stage } = slot;
  const [place] = useState(makePlace);
  const context = useMemo(() => ({ location, navigationType: action }), [location, action]);
  useEffect(() => (isShown ? undefined : keepDrawn(slot, place)), [isShown, slot, place]);
  // It may stand there before it is shown.
  useEffect(() => () => place.remove(), [place]);
  return (
    <Activity mode={isShown ? 'visible' : 'hidden'}>
      <InMain place={place} />
      {createPortal(
        <LocationContext value={context}>
          <StageProvider value={stage}>
            <Guard
              screen={PageError}
              resetKeys={[isShown, location.key]}
              onError={isShown ? onShown : undefined}
            >
              <Suspense>
                <PageAt pathname={location.pathname} onShown={onShown} />
              </Suspense>
            </Guard>
          </StageProvider>
        </LocationContext>,
        place,
      )}
    </Activity>
  );
}

/** Props of `CurrentPage`. */
export interface CurrentPageProps extends Shown {
  /** The page that the document brought, while it sleeps. */
  asleep: Sleep | undefined;
  /** The paths of the pages that the visitor may go to next. */
  next: readonly string[];
}

/**
 * The page at the current address. The page before it stays as it was left, and those that may be next are drawn
 * ahead, all at the lowest priority, so that each is there at once when it is gone to.
 */
export function CurrentPage({ asleep, next, onShown }: CurrentPageProps) {
  const location = useLocation();
  const action = useNavigationType();
  const source = usePageSource();
  const [kept, setKept] = useState<Slots>({
    shown: { id: documentId, location, action, stage: 'whole' },
    ahead: [],
  });
  const arrived = arrive(kept, location, action);
  const slots = arrived === kept ? drawAhead(kept, next) : arrived;
  if (slots !== kept) setKept(slots);
  const { shown, left, ahead } = slots;

  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  const leftPath = left?.location.pathname;
  useEffect(() => {
    if (leftPath === undefined) return undefined;
    return afterPaint(() => {
      drawLateFonts();
      void source.warm(leftPath).then(drawAgain);
    });
  }, [leftPath, source]);

  // The same element each time: an update would make React wait until the page is wanted.
  const sleeping = useMemo(
    () =>
      asleep && (
        <Suspense key={asleep.pathname}>
          <Sleeping {...asleep} onShown={onShown} />
        </Suspense>
      ),
    [asleep, onShown],
  );
  useScroll();
  // Waits for a page that is not there yet, while the one before it stays.
  if (!sleeping) use(source.read(location.pathname));

  const hidden = [left, ...ahead].filter((slot) => slot && source.isReady(slot.location.pathname));
  const others = [...(shown.id === documentId ? [] : [shown]), ...hidden];
  return (
    <>
      {shown.id === documentId &&
        (sleeping ?? (
          <Suspense>
            <PageAt pathname={location.pathname} onShown={onShown} />
          </Suspense>
        ))}
      {others.map(
        (slot) =>
          slot && <SlotView key={slot.id} slot={slot} isShown={slot === shown} onShown={onShown} />,
      )}
    </>
  );
}
