import type { ReactNode } from 'react';

/** A link of the header. */
export interface HeaderLink {
  /** The text of the link. */
  readonly label: ReactNode;
  /** The URL: a path of this site. */
  readonly href: string;
  /** One line about the page; shown in the desktop menus. */
  readonly description?: ReactNode;
}

/** A dropdown of the desktop header and a submenu of the mobile one. */
export interface HeaderMenu {
  /** Unique among the menus. */
  readonly id: string;
  /** The label that opens the menu; it stays on one line. */
  readonly label: ReactNode;
  /**
   * The colour of the whole bar while this menu is open.
   * @default 'ink'
   */
  readonly tone?: 'ink' | 'white' | undefined;
  /** The links, in the order they are shown. */
  readonly links: readonly HeaderLink[];
  /** Content beside the links on desktop, such as the latest post. */
  readonly aside?: ReactNode;
}
