'use client';

import * as Radix from '@radix-ui/react-tabs';
import type { ComponentPropsWithRef } from 'react';
import { classes } from '../../private/classes.ts';
import * as styles from './Tabs.css.ts';

/** Props of `Tabs.Root`: `value`, `defaultValue`, `onValueChange` and those of a `div`. */
export interface TabsRootProps extends ComponentPropsWithRef<typeof Radix.Root> {}

/** Panels of which one is shown. For views with their own URLs, use `TabNav`. */
export function Root({ className, ...rest }: TabsRootProps) {
  return <Radix.Root className={classes(styles.root, className)} {...rest} />;
}

/** Props of `Tabs.List`: those of a `div`. Give it an `aria-label`. */
export interface TabsListProps extends ComponentPropsWithRef<typeof Radix.List> {}

/** The row of the tabs; arrows, Home and End move along it. */
export function List({ className, ...rest }: TabsListProps) {
  return <Radix.List className={classes(styles.list, className)} {...rest} />;
}

/** Props of `Tabs.Trigger`: those of a `button` and the `value` of its panel. */
export interface TabsTriggerProps extends ComponentPropsWithRef<typeof Radix.Trigger> {}

/** One tab. */
export function Trigger({ className, ...rest }: TabsTriggerProps) {
  return <Radix.Trigger className={classes(styles.trigger, className)} {...rest} />;
}

/** Props of `Tabs.Content`: those of a `div` and the `value` of its tab. */
export interface TabsContentProps extends ComponentPropsWithRef<typeof Radix.Content> {}

/** One panel; in the document only while its tab is chosen, unless it has `forceMount`. */
export function Content({ className, ...rest }: TabsContentProps) {
  return <Radix.Content className={classes(styles.content, className)} {...rest} />;
}
