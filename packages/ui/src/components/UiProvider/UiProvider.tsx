'use client';

import { DirectionProvider, useDirection } from '@radix-ui/react-direction';
import { useContext, useMemo, type ReactNode } from 'react';
import { LanguageContext, type Labels } from '../../private/labels.ts';

/** Props of `UiProvider`. */
export interface UiProviderProps {
  /**
   * The texts to replace; those left out are those of the provider around this one, or
   * English. Pass the same object on every render.
   */
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
   * The direction of the text, for the keys of menus and tabs. For the layout, set it on `html`.
   * @default 'ltr'
   */
  dir?: 'ltr' | 'rtl' | undefined;
  /** The part of the app that uses them. */
  children: ReactNode;
}

/**
 * Sets the language of the components below it: their built-in texts, such as "Menu", the format of
 * prices, and the direction. One inside another keeps what it does not set.
 *
 * @example
 * <UiProvider labels={{ menu: 'Menü' }} locale="de-DE" currency="EUR">…</UiProvider>
 */
export function UiProvider({ labels, locale, currency, dir, children }: UiProviderProps) {
  const outer = useContext(LanguageContext);
  const outerDir = useDirection();
  const language = useMemo(
    () => ({
      labels: { ...outer.labels, ...labels },
      locale: locale ?? outer.locale,
      currency: currency ?? outer.currency,
    }),
    [outer, labels, locale, currency],
  );
  return (
    <DirectionProvider dir={dir ?? outerDir}>
      <LanguageContext value={language}>{children}</LanguageContext>
    </DirectionProvider>
  );
}
