'use client';

import { createContext, useContext, type ComponentPropsWithRef } from 'react';

/** The built-in texts of components. `#` is replaced by a number. */
export interface Words {
  /** Names the announcement above the header. @default 'Announcement' */
  announcement: string;
  /** Names the trail of `Breadcrumbs`. @default 'Breadcrumb' */
  breadcrumb: string;
  /** Follows the number of places taken on a `ScheduleBoard`, as in "11 / 14 booked". @default 'booked' */
  booked: string;
  /** Closes the mobile menu and a `Dialog`. @default 'Close' */
  close: string;
  /** Names the choices of a `ColorSchemeSwitch`. @default 'Color scheme' */
  colorScheme: string;
  /** The price of a plan without one. @default 'Custom' */
  customPrice: string;
  /** The choice of the ink theme. @default 'Dark' */
  dark: string;
  /** Names the button that dismisses the announcement. @default 'Dismiss announcement' */
  dismissAnnouncement: string;
  /** Names the button that dismisses a notice. @default 'Dismiss notification' */
  dismissNotification: string;
  /** The number of downloads of a guide, where it is one. @default '# download' */
  download: string;
  /** The number of downloads of a guide. @default '# downloads' */
  downloads: string;
  /** The badge of a featured guide. @default 'Featured' */
  featured: string;
  /** Names the links of the `Footer`. @default 'Footer' */
  footer: string;
  /** Marks a slot of a `ScheduleBoard` without free places. @default 'Full' */
  full: string;
  /** The choice of the light theme. @default 'Light' */
  light: string;
  /** Names the links of the `Header`. @default 'Main' */
  main: string;
  /** Opens and names the mobile menu. @default 'Menu' */
  menu: string;
  /** The link to the next page. @default 'Next' */
  next: string;
  /** Names the region of the notices. @default 'Notifications' */
  notifications: string;
  /** Acknowledges an `AlertDialog`. @default 'OK' */
  ok: string;
  /** Names the link to a page. @default 'Page #' */
  page: string;
  /** Names the links of a `Pagination`. @default 'Pagination' */
  pagination: string;
  /** The link to the previous page. @default 'Previous' */
  previous: string;
  /** An amount of money. @default '$#' */
  price: string;
  /** How long a post takes to read. @default '# min read' */
  readTime: string;
  /** Follows the struck-through price. @default 'regular' */
  regular: string;
  /** Read out before the struck-through price. @default 'regular price' */
  regularPrice: string;
  /** Explains above a form what the star beside a label means; `*` is the star. @default 'Fields marked * are required.' */
  requiredNote: string;
  /** Marks the data of a `SampleFrame` as made up. @default 'Sample data' */
  sampleData: string;
  /** The `SkipLink`. @default 'Skip to main content' */
  skipToContent: string;
  /** The choice of the system's own theme. @default 'System' */
  system: string;
  /** The length of the waitlist on a `ScheduleBoard`. @default '# waiting' */
  waiting: string;
}

/** The texts of the nearest `UiProvider`. */
export const WordsContext = createContext<Partial<Words>>({});

/** The texts that the host has replaced; the others are English. */
export const useWords = () => useContext(WordsContext);

interface WordProps {
  name: keyof Words;
  /** The English text. */
  children: string;
  /** What replaces `#`. */
  count?: string | number | undefined;
}

/** One text as a client component, so that its parent can be a server component. */
export const Word = ({ name, children, count = '' }: WordProps) =>
  (useWords()[name] ?? children).replace('#', `${count}`);

interface NamedNavProps extends ComponentPropsWithRef<'nav'> {
  word: keyof Words;
  /** The English text. */
  fallback: string;
}

/** A `nav` whose accessible name is a built-in text. */
export const NamedNav = ({ word, fallback, ...rest }: NamedNavProps) => (
  <nav aria-label={useWords()[word] ?? fallback} {...rest} />
);
