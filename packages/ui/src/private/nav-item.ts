import type { ReactNode } from 'react';
import type { Hue } from '../tokens/palette.ts';

/** One of several views of a page, each with its own URL. */
export interface NavItem {
  /** The text of the link. */
  label: ReactNode;
  /** The URL of the view, such as `/resources?type=blog`, unique in the list. */
  href: string;
  /** Whether this is the current view. */
  current: boolean;
  /** The colour of the view. */
  hue?: Hue | undefined;
}

/** A key that stays when the address of an item changes with the choice, so that React keeps its element. */
export const navKey = ({ label, href }: NavItem): string =>
  typeof label === 'string' ? label : href;
