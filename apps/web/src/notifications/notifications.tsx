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
import { useCopy } from '../shell/copy.ts';
import { loadChunk } from '../shell/load-chunk.ts';

/** A message for the visitor: what happened and, where needed, what to do. */
export interface Notice {
  readonly title: string;
  readonly text: string;
}

/** Shows a notice. Rejects where the notifications could not be fetched. */
export type Notify = (kind: 'success' | 'error', notice: Notice) => Promise<void>;

const loadToaster = () => import('@cornerbell/ui/toaster');

/** Fetches the notifications ahead of need, such as when a form gets the focus. */
export const warmNotifications = () => void loadToaster().catch(() => undefined);

const NotifyContext = createContext<Notify | null>(null);

/** Makes notices possible below it; their region is fetched and drawn with the first one. */
export function NotificationsProvider({ children }: { children: ReactNode }) {
  const { messages } = useCopy();
  const [Region, setRegion] = useState<ComponentType<ToasterProps>>();

  const notify = useCallback<Notify>(async (kind, { title, text }) => {
    const toaster = await loadChunk(loadToaster);
    // The region must be there before the notice, or it would miss it.
    flushSync(() => setRegion(() => toaster.Toaster));
    // Who tries again is told once.
    toaster.notify[kind](title, text, { id: title });
  }, []);

  return (
    <NotifyContext value={notify}>
      {children}
      {Region && <Region label={messages.notificationsLabel} />}
    </NotifyContext>
  );
}

/** The function that shows a notice. */
export function useNotify(): Notify {
  const notify = use(NotifyContext);
  if (!notify) throw new Error('useNotify needs a NotificationsProvider above it.');
  return notify;
}
