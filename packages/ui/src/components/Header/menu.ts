import type { ReactNode } from 'react';

/** A link of the header. */
export interface HeaderLink {
  /** The words of the link. */
  readonly label: ReactNode;
  /** Where it leads: a path of this site. */
  readonly href: string;
  /** One line on what waits there; shown in the desktop menus. */
  readonly description?: ReactNode;
}

/** Links of a menu that stand under a title of their own. */
export interface HeaderLinkGroup {
  /** What the links have in common; shown in the desktop menus alone. */
  readonly title: ReactNode;
  /** The links, in the order they are shown. */
  readonly links: readonly HeaderLink[];
}

/** A dropdown of the desktop header and a submenu of the mobile one. */
export interface HeaderMenu {
  /** Unique among the menus. */
  readonly id: string;
  /** The words that open the menu; they stay on one line. */
  readonly label: ReactNode;
  /**
   * The colour of the whole bar while this menu is open.
   * @default 'ink'
   */
  readonly tone?: 'ink' | 'white' | undefined;
  /** The links that stand under no title, above the groups; none is an empty list. */
  readonly links: readonly HeaderLink[];
  /** More links, each group in a column of its own. */
  readonly groups?: readonly HeaderLinkGroup[] | undefined;
  /** What stands beside the links on desktop, such as the latest post. */
  readonly aside?: ReactNode;
}

/** Every link of a menu, those of its groups included. */
export const linksOf = ({ links, groups = [] }: HeaderMenu): readonly HeaderLink[] => [
  ...links,
  ...groups.flatMap((group) => group.links),
];
