import type { HTMLAttributes, Ref } from 'react';

/** Props of an element whose tag the caller chooses. */
export interface ElementProps extends HTMLAttributes<HTMLElement> {
  /** Receives the element. */
  ref?: Ref<HTMLElement> | undefined;
}
