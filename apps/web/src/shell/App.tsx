import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { keepReadable } from '../offline/keep-readable.ts';
import { CurrentPage, type Shown, type Sleep } from './CurrentPage.tsx';
import { Guard, PageError, SiteError } from './errors.tsx';
import type { LayoutData } from './layout.data.ts';
import { Layout } from './Layout.tsx';
import { useLinks } from './links.ts';
import { PageSourceProvider, type PageSource } from './page-source.tsx';
import { usePrefetch } from './prefetch.ts';

interface ContentProps extends Shown {
  sleep: Sleep | undefined;
  onReady: () => void;
}

function Content({ sleep, onReady, onShown }: ContentProps) {
  const { pathname, key } = useLocation();
  // Outside the guard, which begins anew after an error: a page that was left has woken for good.
  const [asleep, setAsleep] = useState(sleep);
  if (asleep && asleep.pathname !== pathname) setAsleep(undefined);
  const pointedAt = useLinks();
  const inView = usePrefetch();
  useEffect(onReady, [onReady]);
  useEffect(() => keepReadable(pathname), [pathname]);
  return (
    <Guard screen={PageError} resetKeys={[key]} onError={onShown}>
      <Suspense>
        <CurrentPage
          asleep={asleep}
          next={pointedAt === undefined ? inView : [pointedAt, ...inView]}
          onShown={onShown}
        />
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
    <Guard screen={SiteError} resetKeys={never} onError={onShown}>
      <PageSourceProvider value={source}>
        <Layout data={layout}>
          <Content sleep={sleep} onReady={onReady} onShown={onShown} />
        </Layout>
      </PageSourceProvider>
    </Guard>
  );
}
