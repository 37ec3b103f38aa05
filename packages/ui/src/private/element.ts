import type { HTMLAttributes, Ref } from 'react';

/** Props of an element whose name the caller chooses. The ref needs React 19. */
export interface ElementProps extends HTMLAttributes<HTMLElement> {
  /** What gets the element. */
  ref?: Ref<HTMLElement> | undefined;
}
