import { LinkProvider } from '@cornerbell/ui';
import { redirects } from '@cornerbell/content/site';
import { Suspense, use, useEffect, type ComponentType, type ReactNode } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { Navigate, useLocation } from 'react-router-dom';
import { AppLink } from './AppLink.tsx';
import { logError, PageError, SiteError } from './errors.tsx';
import type { LayoutData } from './layout.data.ts';
import { Layout } from './Layout.tsx';
import { PageSourceProvider, usePageSource, type PageSource } from './page-source.tsx';
import { useScroll } from './scroll.ts';

interface Shown {
  /** Called when a page, or the screen for its error, answers to events. */
  onShown: () => void;
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

function CurrentPage({ onShown }: Shown) {
  const { pathname } = useLocation();
  const { head, element } = use(usePageSource().read(pathname));
  useScroll();
  useEffect(() => {
    document.title = head.title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', head.description);
  }, [head]);
  useEffect(onShown, [onShown]);
  return element;
}

function Content({ onShown }: Shown) {
  const { pathname } = useLocation();
  const redirect = redirects.find(({ from }) => from === pathname);
  if (redirect) return <Navigate to={redirect.to} replace />;
  return (
    <Guard screen={PageError} resetKeys={[pathname]} onShown={onShown}>
      <Suspense>
        <CurrentPage onShown={onShown} />
      </Suspense>
    </Guard>
  );
}

/** Props of `App`. */
export interface AppProps extends Partial<Shown> {
  source: PageSource;
  layout: LayoutData;
}

const never: unknown[] = [];
const ignore = () => undefined;

/** The site below its router: header, the page at the current address, footer. */
export function App({ source, layout, onShown = ignore }: AppProps) {
  return (
    <Guard screen={SiteError} resetKeys={never} onShown={onShown}>
      <PageSourceProvider value={source}>
        <LinkProvider component={AppLink}>
          <Layout data={layout}>
            <Content onShown={onShown} />
          </Layout>
        </LinkProvider>
      </PageSourceProvider>
    </Guard>
  );
}
