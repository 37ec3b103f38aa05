'use client';

import {
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
  type RefObject,
} from 'react';
import { layerPlace } from './plain.css.ts';
import { useHydrated } from './use-hydrated.ts';

/** The layers that are open, the topmost last. */
const openLayers: HTMLElement[] = [];

/** The topmost layer, unless a list of suggestions is open in it: that list closes first. */
const topmost = () => {
  const layer = openLayers.at(-1);
  return layer?.querySelector('[role="combobox"][aria-expanded="true"]') ? undefined : layer;
};

/** What the visitor pressed last, and the layer that was topmost then. */
let pressed: EventTarget | null = null;
let topmostThen: HTMLElement | undefined;

const onPress = ({ target }: Event) => {
  pressed = target;
  topmostThen = topmost();
};

/** What the focus returns to; for an item of a menu, which is gone by then, the menu's trigger. */
const usedElement = (): HTMLElement | null => {
  const { activeElement, body } = document;
  // Safari doesn't focus the button that is pressed.
  const used = activeElement === body ? pressed : activeElement;
  if (!(used instanceof Element)) return null;
  const menu = used.closest('[role="menu"]');
  return menu
    ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '')
    : used.closest<HTMLElement>('a, button, input, select, textarea, summary, [tabindex]');
};

/** An element and all that it is in below the body, the innermost first. */
const withAncestors = (element: HTMLElement | null): readonly HTMLElement[] =>
  element && element !== document.body ? [element, ...withAncestors(element.parentElement)] : [];

/** The closest element that sets theme, direction or brand; those of the root hold everywhere. */
const scopeOf = (element: Element | null) =>
  element?.closest<HTMLElement>(':is([data-theme], [dir], [style*="--cb-"]):not(:root)');

/** Adds to an element copies of the scopes around another one; returns the outermost. */
const withScopesOf = (origin: Element | null, element: HTMLElement) => {
  let outermost = element;
  for (let scope = scopeOf(origin); scope; scope = scopeOf(scope.parentElement)) {
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
  }
  outermost.classList.add(layerPlace);
  return outermost;
};

/** What every layer can be given. */
export interface LayerProps {
  /**
   * The element that it is added to; the body when left out, and then it has the theme, the
   * direction and the brand of its trigger.
   */
  container?: HTMLElement | undefined;
}

interface PlacedProps extends LayerProps {
  host: HTMLElement;
  /** Receives what the visitor used to open the layer, and all that it is in. */
  usedRef: RefObject<readonly HTMLElement[]>;
}

/** Puts the element of a layer into the document while the layer is open. */
function Placed({ host, usedRef, container }: PlacedProps) {
  useLayoutEffect(() => {
    const used = usedElement();
    usedRef.current = withAncestors(used);
    const { id } = host.querySelector('[role]') ?? host;
    const trigger = id ? document.querySelector(`[aria-controls="${id}"]`) : null;
    const outermost = withScopesOf(container ? null : (trigger ?? used), host);
    (container ?? document.body).append(outermost);
    openLayers.push(host);
    return () => {
      openLayers.splice(openLayers.indexOf(host), 1);
      outermost.remove();
    };
  }, [host, usedRef, container]);
  return null;
}

interface LayerHandlers {
  onPointerDownOutside?:
    | ((event: CustomEvent<{ originalEvent: PointerEvent }>) => void)
    | undefined;
  onEscapeKeyDown?: ((event: KeyboardEvent) => void) | undefined;
  onCloseAutoFocus?: ((event: Event) => void) | undefined;
}

/**
 * The element of a layer, and its handlers: only the topmost layer is dismissed, and the focus
 * returns to what opened it, or to what is left around it, unless it has moved on.
 */
export function useLayer({
  onPointerDownOutside,
  onEscapeKeyDown,
  onCloseAutoFocus,
}: LayerHandlers) {
  const [element] = useState(() =>
    typeof document === 'undefined' ? undefined : document.createElement('div'),
  );
  // Not on the server, and not while hydrating.
  const host = useHydrated() ? element : undefined;
  const usedRef = useRef<readonly HTMLElement[]>([]);
  // One listener serves all layers, so it stays.
  useLayoutEffect(() => document.addEventListener('pointerdown', onPress, true), []);
  return {
    host,
    usedRef,
    dismiss: {
      onPointerDownOutside: (event: CustomEvent<{ originalEvent: PointerEvent }>) => {
        onPointerDownOutside?.(event);
        if (topmostThen !== host) event.preventDefault();
      },
      onEscapeKeyDown: (event: KeyboardEvent) => {
        onEscapeKeyDown?.(event);
        if (topmost() !== host) event.preventDefault();
      },
    },
    returnFocus: (event: Event) => {
      onCloseAutoFocus?.(event);
      const left = usedRef.current.find(({ isConnected }) => isConnected);
      if (event.defaultPrevented || !left || document.activeElement !== document.body) return;
      event.preventDefault();
      // What opened it may be gone, such as the row that was removed.
      if (left !== usedRef.current[0]) left.tabIndex = -1;
      left.focus();
    },
  };
}

interface LayerPortalProps extends LayerProps {
  /** The portal of the Radix part. */
  portal: ComponentType<{ container?: HTMLElement; children?: ReactNode }>;
  layer: Pick<ReturnType<typeof useLayer>, 'host' | 'usedRef'>;
  children: ReactNode;
}

/** Renders a layer, while it is open, at the end of the document or of a container. */
export const LayerPortal = ({
  portal: Portal,
  layer: { host, usedRef },
  container,
  children,
}: LayerPortalProps) =>
  host && (
    <Portal container={host}>
      <>
        <Placed host={host} usedRef={usedRef} container={container} />
        {children}
      </>
    </Portal>
  );
