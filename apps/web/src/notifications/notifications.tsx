import type { ToasterProps } from '@cornerbell/ui/toaster';
import {
  createContext,
  use,
  useCallback,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { flushSync } from 'react-dom';
import { useCopy } from '../shared/copy.ts';
import { loadChunk } from '../shared/load-chunk.ts';
import { applyStyles } from '../shared/site-styles.ts';

/** A message for the visitor: what happened and, if needed, what to do. */
export interface Notice {
  readonly title: string;
  readonly text: string;
}

/** Shows a notification. Rejects if the toaster could not be loaded. */
export type Notify = (kind: 'success' | 'error', notice: Notice) => Promise<void>;

const loadToaster = () => import('@cornerbell/ui/toaster');

/** Preloads the toaster, for example when a form gets the focus. */
export const preloadNotifications = () => void loadToaster().catch(() => undefined);

const NotifyContext = createContext<Notify | null>(null);

/** Provides `useNotify`; the toaster is loaded and rendered with the first notification. */
export function NotificationsProvider({ children }: { children: ReactNode }) {
  const { messages } = useCopy();
  const [Region, setRegion] = useState<ComponentType<ToasterProps>>();

  const notify = useCallback<Notify>(async (kind, { title, text }) => {
    const [toaster] = await Promise.all([loadChunk(loadToaster), applyStyles()]);
    // The toaster must be mounted before it can receive a notification.
    flushSync(() => setRegion(() => toaster.Toaster));
    // With an id, a repeated notification replaces the first.
    toaster.notify[kind](title, text, { id: title });
  }, []);

  return (
    <NotifyContext value={notify}>
      {children}
      {Region && <Region label={messages.notificationsLabel} />}
    </NotifyContext>
  );
}

/** The function that shows a notification. */
export function useNotify(): Notify {
  const notify = use(NotifyContext);
  if (!notify) throw new Error('useNotify needs a NotificationsProvider.');
  return notify;
}
