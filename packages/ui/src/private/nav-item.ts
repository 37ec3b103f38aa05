import type { ReactNode } from 'react';
import type { Hue } from '../tokens/palette.ts';

/** One of several views of a page, each with an address of its own. */
export interface NavItem {
  /** The words of the link. */
  label: ReactNode;
  /** Where the view is, such as `/resources?type=blog`; no two views share it. */
  href: string;
  /** Whether this is the view that is shown. */
  current: boolean;
  /** The colour that goes with it. */
  hue?: Hue | undefined;
}
