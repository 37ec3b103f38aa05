import type { TitledText } from '@cornerbell/content/copy';
import type { ToasterProps } from '@cornerbell/ui/toaster';
import {
  createContext,
  use,
  useCallback,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { flushSync } from 'react-dom';
import { ErrorBoundary } from 'react-error-boundary';
import { useCopy } from '../shared/copy.ts';
import { retryOnce } from '../shared/load-chunk.ts';
import { applyStyles } from '../shared/site-styles.ts';
import { useHydrated } from '../shared/use-hydrated.ts';

/**
 * Shows a notification in place of that with the same id, by default its title. Rejects if the
 * toaster could not be loaded.
 */
export type Notify = (kind: 'success' | 'error', notice: TitledText, id?: string) => Promise<void>;

const loadToaster = () => import('./BrandedToaster.tsx');

/** Preloads the toaster, for example when a form gets the focus. */
export const preloadNotifications = () => void loadToaster().catch(() => undefined);

const NotifyContext = createContext<Notify | null>(null);

/** The region before the first notification: empty, focused by the same keys as the toaster's. */
function EmptyRegion({ label }: { label: string }) {
  const region = useRef<HTMLElement>(null);
  useEffect(() => {
    const focus = ({ altKey, code }: KeyboardEvent) => {
      if (altKey && code === 'KeyT') region.current?.focus();
    };
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, []);
  return <section ref={region} aria-label={`${label} (Alt+T)`} tabIndex={-1} />;
}

/** Provides `useNotify`; the toaster is loaded and rendered with the first notification. */
export function NotificationsProvider({ children }: { children: ReactNode }) {
  const { messages } = useCopy();
  const hydrated = useHydrated();
  const [Region, setRegion] = useState<ComponentType<ToasterProps>>();

  const notify = useCallback<Notify>(async (kind, { title, text }, id = title) => {
    const [toaster] = await Promise.all([retryOnce(loadToaster), applyStyles()]);
    // The toaster must be mounted before it can receive a notification.
    flushSync(() => setRegion(() => toaster.BrandedToaster));
    toaster.notify[kind](title, text, { id });
  }, []);

  return (
    <NotifyContext value={notify}>
      {children}
      {/* A notification that can't be drawn takes nothing else with it. */}
      <ErrorBoundary fallback={null} onError={console.error}>
        {Region && <Region label={messages.notificationsLabel} />}
      </ErrorBoundary>
      {hydrated && !Region && <EmptyRegion label={messages.notificationsLabel} />}
    </NotifyContext>
  );
}

/** The function that shows a notification. */
export function useNotify(): Notify {
  const notify = use(NotifyContext);
  if (!notify) throw new Error('useNotify needs a NotificationsProvider.');
  return notify;
}
