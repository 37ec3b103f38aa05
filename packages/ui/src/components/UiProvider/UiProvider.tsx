'use client';

import { DirectionProvider } from '@radix-ui/react-direction';
import { useMemo, type ReactNode } from 'react';
import { LanguageContext, type Labels } from '../../private/labels.ts';

const none: Partial<Labels> = {};

/** Props of `UiProvider`. */
export interface UiProviderProps {
  /** The texts to replace; those left out stay English. Pass the same object on every render. */
  labels?: Partial<Labels> | undefined;
  /**
   * The language tag that prices are written for, such as `de-DE`.
   * @default 'en-US'
   */
  locale?: string | undefined;
  /**
   * The currency of prices, as an ISO 4217 code.
   * @default 'USD'
   */
  currency?: string | undefined;
  /**
   * The direction of the text, for the keys of menus and tabs; set `dir` on `html` too, for the layout.
   * @default 'ltr'
   */
  dir?: 'ltr' | 'rtl' | undefined;
  /** The part of the app that uses them. */
  children: ReactNode;
}

/**
 * Sets the language of the components below it, once around the app: their built-in texts, such as "Menu", the format of
 * prices, and the direction.
 *
 * @example
 * <UiProvider labels={{ menu: 'Menü' }} locale="de-DE" currency="EUR">…</UiProvider>
 */
export function UiProvider({
  labels = none,
  locale,
  currency,
  dir = 'ltr',
  children,
}: UiProviderProps) {
  const language = useMemo(() => ({ labels, locale, currency }), [labels, locale, currency]);
  return (
    <DirectionProvider dir={dir}>
      <LanguageContext value={language}>{children}</LanguageContext>
    </DirectionProvider>
  );
}
