import type { HTMLAttributes, Ref } from 'react';

/** Props of an element whose name the caller chooses. */
export interface ElementProps extends HTMLAttributes<HTMLElement> {
  /** What gets the element. */
  ref?: Ref<HTMLElement> | undefined;
}
