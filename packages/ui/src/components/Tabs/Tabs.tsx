'use client';

import * as Radix from '@radix-ui/react-tabs';
import type { ComponentPropsWithRef } from 'react';
import { classes } from '../../private/classes.ts';
import * as styles from './Tabs.css.ts';

const look = (asChild: boolean | undefined, own: string, className: string | undefined) =>
  asChild ? className : classes(own, className);

/**
 * Panels of which one is shown, by `value` or `defaultValue`. For views with their own URLs, use
 * `TabNav`. A part with `asChild` has the look of its child, such as that of a part of `AppShell`.
 */
export function Root({ className, ...rest }: ComponentPropsWithRef<typeof Radix.Root>) {
  return <Radix.Root className={look(rest.asChild, styles.root, className)} {...rest} />;
}

/** The row of the tabs; arrows, Home and End move along it. Give it an `aria-label`. */
export function List({ className, ...rest }: ComponentPropsWithRef<typeof Radix.List>) {
  return <Radix.List className={look(rest.asChild, styles.list, className)} {...rest} />;
}

/** One tab, with the `value` of its panel. */
export function Trigger({ className, ...rest }: ComponentPropsWithRef<typeof Radix.Trigger>) {
  return <Radix.Trigger className={look(rest.asChild, styles.trigger, className)} {...rest} />;
}

/** One panel; in the document only while its tab is chosen, unless it has `forceMount`. */
export function Content({ className, ...rest }: ComponentPropsWithRef<typeof Radix.Content>) {
  return <Radix.Content className={look(rest.asChild, styles.content, className)} {...rest} />;
}
