'use client';

import { createContext, useContext, type ComponentPropsWithRef } from 'react';

/** Every word that a component brings along by itself. `#` stands for a number. */
export interface Words {
  /** Names the announcement above the header. @default 'Announcement' */
  announcement: string;
  /** Names the trail of `Breadcrumbs`. @default 'Breadcrumb' */
  breadcrumb: string;
  /** Follows the places taken on a `ScheduleBoard`, as in "11 / 14 booked". @default 'booked' */
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
  /** How often a guide was downloaded, where that is once. @default '# download' */
  download: string;
  /** How often a guide was downloaded. @default '# downloads' */
  downloads: string;
  /** The mark of a guide that is put first. @default 'Featured' */
  featured: string;
  /** Names the links of the `Footer`. @default 'Footer' */
  footer: string;
  /** Where every place of a `ScheduleBoard` is taken. @default 'Full' */
  full: string;
  /** The choice of the light theme. @default 'Light' */
  light: string;
  /** Names the links of the `Header`. @default 'Main' */
  main: string;
  /** Opens and names the mobile menu. @default 'Menu' */
  menu: string;
  /** Leads to the next page. @default 'Next' */
  next: string;
  /** Names the region of the notices. @default 'Notifications' */
  notifications: string;
  /** Acknowledges an `AlertDialog`. @default 'OK' */
  ok: string;
  /** Names the link to a page. @default 'Page #' */
  page: string;
  /** Names the links of a `Pagination`. @default 'Pagination' */
  pagination: string;
  /** Leads to the page before. @default 'Previous' */
  previous: string;
  /** An amount of money. @default '$#' */
  price: string;
  /** How long a post takes to read. @default '# min read' */
  readTime: string;
  /** Follows the price that is struck through. @default 'regular' */
  regular: string;
  /** Read out before the price that is struck through. @default 'regular price' */
  regularPrice: string;
  /** Says above a form what the star beside a label means; `*` is the star. @default 'Fields marked * are required.' */
  requiredNote: string;
  /** Says that the data of a `SampleFrame` is not real. @default 'Sample data' */
  sampleData: string;
  /** The `SkipLink`. @default 'Skip to main content' */
  skipToContent: string;
  /** The choice of the system's own theme. @default 'System' */
  system: string;
  /** How many wait for a place on a `ScheduleBoard`. @default '# waiting' */
  waiting: string;
}

/** The words of the nearest `UiProvider`. */
export const WordsContext = createContext<Partial<Words>>({});

/** The words that the host has replaced; what is left out is English. */
export const useWords = () => useContext(WordsContext);

interface WordProps {
  name: keyof Words;
  /** The English word. */
  children: string;
  /** What stands in place of `#`. */
  count?: string | number | undefined;
}

/** One word, so that a component with words can render on the server alone. */
export const Word = ({ name, children, count = '' }: WordProps) =>
  (useWords()[name] ?? children).replace('#', `${count}`);

interface NamedNavProps extends ComponentPropsWithRef<'nav'> {
  word: keyof Words;
  /** The English word. */
  fallback: string;
}

/** A `nav` whose accessible name is a word. */
export const NamedNav = ({ word, fallback, ...rest }: NamedNavProps) => (
  <nav aria-label={useWords()[word] ?? fallback} {...rest} />
);
