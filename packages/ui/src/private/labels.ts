'use client';

import { createContext, useContext } from 'react';

/** The built-in texts of components. */
export interface Labels {
  /** Names the announcement above the header. @default 'Announcement' */
  announcement: string;
  /** Names the trail of `Breadcrumbs`. @default 'Breadcrumb' */
  breadcrumb: string;
  /** Closes the mobile menu and a `Dialog`. @default 'Close' */
  close: string;
  /** The price of a plan without one. @default 'Custom' */
  customPrice: string;
  /** Names the button that dismisses the announcement. @default 'Dismiss announcement' */
  dismissAnnouncement: string;
  /** Names the button that dismisses a notice. @default 'Dismiss notification' */
  dismissNotification: string;
  /** Names the links of the `Footer`. @default 'Footer' */
  footer: string;
  /** Names the links of the `Header`. @default 'Main' */
  main: string;
  /** Opens and names the mobile menu. @default 'Menu' */
  menu: string;
  /** Names the region of the notices. @default 'Notifications' */
  notifications: string;
  /** Acknowledges an `AlertDialog`. @default 'OK' */
  ok: string;
  /** Follows the struck-through price. @default 'regular' */
  regular: string;
  /** Read out before the struck-through price. @default 'regular price' */
  regularPrice: string;
  /** Explains the star beside labels; `*` is the star. @default 'Fields marked * are required.' */
  requiredNote: string;
  /** What the checkbox of a row says before the row's name. @default 'Select' */
  select: string;
  /** Names the checkbox that selects every row. @default 'Select all' */
  selectAll: string;
  /** The `SkipLink`. @default 'Skip to main content' */
  skipToContent: string;
}

interface Language {
  readonly labels: Partial<Labels>;
  readonly locale?: string | undefined;
  readonly currency?: string | undefined;
}

/** The language of the nearest `UiProvider`. */
export const LanguageContext = createContext<Language>({ labels: {} });

/** The texts that the host has replaced; the others are English. */
export const useLabels = () => useContext(LanguageContext).labels;

interface LabelProps {
  name: keyof Labels;
  /** The English text. */
  children: string;
}

// Client components of their own, so that their parents can be server components.

/** One text. */
export const Label = ({ name, children }: LabelProps) => useLabels()[name] ?? children;

/** An amount of money, with cents only where there are some. */
export function Price({ amount }: { amount: number }) {
  const { locale = 'en-US', currency = 'USD' } = useContext(LanguageContext);
  return amount.toLocaleString(locale, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  });
}
