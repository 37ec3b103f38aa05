'use client';

import { Slot } from '@radix-ui/react-slot';
import {
  createContext,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
  type RefObject,
} from 'react';
import { noticePlace, outOfFlow } from './plain.css.ts';
import { createStore } from './store.ts';
import { useHydrated } from './use-hydrated.ts';

const noticeContainers = createStore<readonly HTMLElement[]>([]);

const register = (place: HTMLElement | null) => {
  if (!place) return;
  noticeContainers.update((others) => [...others, place]);
  return () => noticeContainers.update((all) => all.filter((other) => other !== place));
};

/**
 * Where a modal dialog shows the notices: it hides the rest of the page from the pointer, the focus and screen readers.
 */
export const NoticeContainer = () => <div ref={register} className={noticePlace} />;

/** The `NoticeContainer` of the dialog that was opened last, while one is open. */
export const useNoticeContainer = (): HTMLElement | undefined =>
  useSyncExternalStore(
    noticeContainers.subscribe,
    noticeContainers.read,
    noticeContainers.readInitial,
  ).at(-1);

/** What opens a layer. */
interface Opening {
  /** The part that opens it. */
  trigger: HTMLElement | null;
  /** What was used to open it, if it is controlled. */
  used: HTMLElement | null;
}

const OpeningContext = createContext<RefObject<Opening>>({
  current: { trigger: null, used: null },
});

/** What the visitor pressed last. */
let pressed: EventTarget | null = null;

const onPress = ({ target }: Event) => {
  pressed = target;
};

/** What the focus returns to: of an item of a menu, which is gone by then, the trigger of the menu. */
const usedElement = (): HTMLElement | null => {
  const { activeElement, body } = document;
  // Safari doesn't focus the button that is pressed.
  const used = activeElement === body ? pressed : activeElement;
  if (!(used instanceof Element)) return null;
  const menu = used.closest('[role="menu"]');
  const opener = menu
    ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '')
    : used.closest<HTMLElement>('a, button, input, select, textarea, summary, [tabindex]');
  return opener;
};

interface OpenerProps {
  /** Whether a controlled layer is open. */
  open?: boolean | undefined;
  children: ReactNode;
}

/** Remembers what opens a layer, which has a trigger or is controlled. */
export function Opener({ open, children }: OpenerProps) {
  const opening = useRef<Opening>({ trigger: null, used: null });
  const isControlled = open !== undefined;
  useLayoutEffect(() => {
    if (!isControlled) return;
    document.addEventListener('pointerdown', onPress, true);
    return () => document.removeEventListener('pointerdown', onPress, true);
  }, [isControlled]);
  useLayoutEffect(() => {
    if (open) opening.current.used = usedElement();
  }, [open]);
  return <OpeningContext value={opening}>{children}</OpeningContext>;
}

/** Remembers the trigger that it renders. */
export function OpenerTrigger({ children }: { children: ReactNode }) {
  const openingRef = useContext(OpeningContext);
  const remember = (element: HTMLElement | null) => {
    openingRef.current.trigger = element;
  };
  return <Slot ref={remember}>{children}</Slot>;
}

/** Handles the close of a dialog: returns the focus to what opened it. */
export function useReturnFocus(onCloseAutoFocus: ((event: Event) => void) | undefined) {
  const opening = useContext(OpeningContext);
  return (event: Event) => {
    onCloseAutoFocus?.(event);
    const { used } = opening.current;
    if (event.defaultPrevented || !used?.isConnected) return;
    event.preventDefault();
    used.focus();
  };
}

/** Adds to an element copies of those that set theme, direction and brand around another one; returns the outermost. */
const withScopeOf = (origin: Element | null, element: HTMLElement) => {
  let outermost = element;
  let scope = origin?.closest<HTMLElement>('[data-theme], [dir], [style*="--cb-"]');
  while (scope && scope !== document.documentElement) {
    const copy = document.createElement('div');
    const { theme } = scope.dataset;
    if (theme) copy.dataset['theme'] = theme;
    if (scope.dir) copy.dir = scope.dir;
    for (const name of scope.style) {
      if (name.startsWith('--cb-'))
        copy.style.setProperty(name, scope.style.getPropertyValue(name));
    }
    copy.append(outermost);
    outermost = copy;
    scope = scope.parentElement?.closest<HTMLElement>('[data-theme], [dir], [style*="--cb-"]');
  }
  outermost.classList.add(outOfFlow);
  return outermost;
};

/** The layers that are open, the topmost last. */
const openLayers: HTMLElement[] = [];

const isTopmost = (layer: HTMLElement) =>
  openLayers.at(-1) === layer && !layer.querySelector('[role="combobox"][aria-expanded="true"]');

interface PlacedProps {
  host: HTMLElement;
  container: HTMLElement | undefined;
  /** Receives whether the layer was topmost when the visitor pressed. */
  wasTopmost: RefObject<boolean>;
}

/** Puts the element of a layer into the document while the layer is open. */
function Placed({ host, container, wasTopmost }: PlacedProps) {
  const opening = useContext(OpeningContext);
  useLayoutEffect(() => {
    const { trigger, used } = opening.current;
    const origin = container ? null : (trigger ?? used);
    const outermost = withScopeOf(origin, host);
    (container ?? document.body).append(outermost);
    return () => outermost.remove();
  }, [host, container, opening]);
  useLayoutEffect(() => {
    openLayers.push(host);
    const check = () => {
      wasTopmost.current = isTopmost(host);
    };
    document.addEventListener('pointerdown', check, true);
    return () => {
      openLayers.splice(openLayers.indexOf(host), 1);
      document.removeEventListener('pointerdown', check, true);
    };
  }, [host, wasTopmost]);
  return null;
}

/** What every layer can be given. */
export interface LayerProps {
  /**
   * The element that it is added to; the body when left out, and then it has the theme, the direction and the brand that its trigger has.
   */
  container?: HTMLElement | undefined;
}

interface DismissProps {
  onPointerDownOutside?:
    | ((event: CustomEvent<{ originalEvent: PointerEvent }>) => void)
    | undefined;
  onEscapeKeyDown?: ((event: KeyboardEvent) => void) | undefined;
}

/** The element of a layer, and the handlers that let only the topmost layer be dismissed. */
export function useLayer({ onPointerDownOutside, onEscapeKeyDown }: DismissProps) {
  const [element] = useState(() =>
    typeof document === 'undefined' ? undefined : document.createElement('div'),
  );
  // Not on the server, and not while hydrating.
  const host = useHydrated() ? element : undefined;
  const wasTopmost = useRef(true);
  return {
    host,
    wasTopmost,
    dismiss: {
      onPointerDownOutside: (event: CustomEvent<{ originalEvent: PointerEvent }>) => {
        onPointerDownOutside?.(event);
        if (!wasTopmost.current) event.preventDefault();
      },
      onEscapeKeyDown: (event: KeyboardEvent) => {
        onEscapeKeyDown?.(event);
        if (host && !isTopmost(host)) event.preventDefault();
      },
    },
  };
}

interface LayerPortalProps extends LayerProps {
  /** The portal of the Radix part. */
  portal: ComponentType<{ container?: HTMLElement; children?: ReactNode }>;
  layer: Pick<ReturnType<typeof useLayer>, 'host' | 'wasTopmost'>;
  children: ReactNode;
}

/** Renders a layer, while it is open, at the end of the document or of a container. */
export const LayerPortal = ({ portal: Portal, layer, container, children }: LayerPortalProps) =>
  layer.host && (
    <Portal container={layer.host}>
      <>
        <Placed host={layer.host} wasTopmost={layer.wasTopmost} container={container} />
        {children}
      </>
    </Portal>
  );
