import { redirects } from '@cornerbell/content/site';
import {
  Suspense,
  use,
  useEffect,
  useMemo,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { Navigate, useLocation, useNavigationType } from 'react-router-dom';
import { keepReadable } from '../offline/keep-readable.ts';
import { afterPaint } from './after-paint.ts';
import { logError, PageError, SiteError } from './errors.tsx';
import type { LayoutData } from './layout.data.ts';
import { Layout } from './Layout.tsx';
import { useLinks } from './links.ts';
import {
  PageSourceProvider,
  usePageSource,
  type LoadedPage,
  type PageSource,
} from './page-source.tsx';
import { usePrefetch } from './prefetch.ts';
import { ArrivalProvider } from './Rest.tsx';
import { useScroll } from './scroll.ts';

interface Shown {
  /** Called when a page, or the screen for its error, answers to events. */
  onShown: () => void;
}

/** A prerendered page whose controls nobody has touched yet. */
export interface Sleep {
  /** Where the page is. */
  pathname: string;
  /** Settles when one of its controls is touched. */
  wanted: Promise<void>;
}

interface GuardProps extends Shown {
  /** What the visitor sees in place of what failed. */
  screen: ComponentType<FallbackProps>;
  /** What makes it try again when it changes. */
  resetKeys: unknown[];
  children: ReactNode;
}

/** Catches what fails below it, logs it and shows a screen. Specification §8. */
const Guard = ({ screen, resetKeys, onShown, children }: GuardProps) => (
  <ErrorBoundary
    FallbackComponent={screen}
    resetKeys={resetKeys}
    onError={(error, info) => {
      logError(error, info);
      onShown();
    }}
  >
    {children}
  </ErrorBoundary>
);

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

/** Stands for the prerendered page, which React leaves as it is until it is wanted. */
function Sleeping({ pathname, wanted, onShown }: Sleep & Shown) {
  use(wanted);
  return <PageView page={use(usePageSource().read(pathname))} onShown={onShown} />;
}

interface CurrentPageProps extends Shown {
  asleep: Sleep | undefined;
}

function CurrentPage({ asleep, onShown }: CurrentPageProps) {
  const { pathname, hash } = useLocation();
  // Back goes to where the visitor was, an anchor to its place: both need the whole page.
  const arrives = useNavigationType() === 'PUSH' && hash === '';
  const source = usePageSource();
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
  return (
    sleeping ?? (
      <ArrivalProvider key={pathname} value={arrives}>
        <Suspense>
          <PageView page={use(source.read(pathname))} onShown={onShown} />
        </Suspense>
      </ArrivalProvider>
    )
  );
}

interface ContentProps extends Shown {
  sleep: Sleep | undefined;
  onReady: () => void;
}

function Content({ sleep, onReady, onShown }: ContentProps) {
  const { pathname } = useLocation();
  const source = usePageSource();
  // Outside the guard, which begins anew after an error: a page that was left has woken for good.
  const [asleep, setAsleep] = useState(sleep);
  if (asleep && asleep.pathname !== pathname) setAsleep(undefined);
  useLinks();
  usePrefetch();
  useEffect(onReady, [onReady]);
  useEffect(() => keepReadable(pathname), [pathname]);
  // Back to a page that slept is drawn at once, like to any other.
  useEffect(() => () => void afterPaint(() => void source.warm(pathname)), [pathname, source]);
  const redirect = redirects.find(({ from }) => from === pathname);
  if (redirect) return <Navigate to={redirect.to} replace />;
  return (
    <Guard screen={PageError} resetKeys={[pathname]} onShown={onShown}>
      <Suspense>
        <CurrentPage asleep={asleep} onShown={onShown} />
      </Suspense>
    </Guard>
  );
}

/** Props of `App`. */
export interface AppProps extends Partial<Shown> {
  source: PageSource;
  layout: LayoutData;
  /** The page that need not wake with the app; left out where the whole page is drawn. */
  sleep?: Sleep;
  /** Called when the header, the footer and every link answer to events. */
  onReady?: () => void;
}

const never: unknown[] = [];
const ignore = () => undefined;

/** The site below its router: header, the page at the current address, footer. */
export function App({ source, layout, sleep, onReady = ignore, onShown = ignore }: AppProps) {
  return (
    <Guard screen={SiteError} resetKeys={never} onShown={onShown}>
      <PageSourceProvider value={source}>
        <Layout data={layout}>
          <Content sleep={sleep} onReady={onReady} onShown={onShown} />
        </Layout>
      </PageSourceProvider>
    </Guard>
  );
}
