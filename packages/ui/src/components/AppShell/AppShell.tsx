import { Slot, Slottable } from '@radix-ui/react-slot';
import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import { classes } from '../../private/classes.ts';
import { Link, type LinkProps } from '../Link/LinkProvider.tsx';
import * as styles from './AppShell.css.ts';

/**
 * The frame of an app: a `Bar`, a `Nav` (tabs at the bottom on phones, a rail where there is room),
 * the `Main` view and a `Foot`. It adapts to its own width, so it can be part of a page; give it a
 * height to make the view scroll inside it.
 */
export function Root({ className, children, ...rest }: ComponentPropsWithRef<'div'>) {
  return (
    <div className={classes(styles.root, className)} {...rest}>
      <div className={styles.layout}>{children}</div>
    </div>
  );
}

/** The bar at the top: the name of the place, a search, the account. */
export function Bar({ className, ...rest }: ComponentPropsWithRef<'header'>) {
  return <header className={classes(styles.bar, className)} {...rest} />;
}

interface AsChild {
  /**
   * Whether its one child is rendered in place of its element.
   * @default false
   */
  asChild?: boolean | undefined;
}

/** The app's views, as `Item`s. Give it an `aria-label`; with `asChild` it can be a `Tabs.List`. */
export function Nav({
  asChild = false,
  className,
  ...rest
}: ComponentPropsWithRef<'nav'> & AsChild) {
  const Element = asChild ? Slot : 'nav';
  return <Element className={classes(styles.nav, className)} {...rest} />;
}

/** Props of `AppShell.Item`: those of a link. */
export interface ItemProps extends Omit<LinkProps, 'href'>, AsChild {
  /** The URL of the view; not needed with `asChild`. */
  href?: string | undefined;
  /** How many things wait in the view; shown in the rail. */
  count?: ReactNode;
  /**
   * Whether this is the view that is shown; a tab knows it itself.
   * @default false
   */
  current?: boolean | undefined;
}

/** One view of the app: a link, or with `asChild` the `button` of a `Tabs.Trigger`. */
export function Item({
  href = '',
  count,
  current,
  asChild = false,
  className,
  children,
  ...rest
}: ItemProps) {
  const Element: ElementType = asChild ? Slot : Link;
  return (
    <Element
      className={classes(styles.item, className)}
      data-current={current || undefined}
      {...(!asChild && { href, 'aria-current': current ? 'page' : undefined })}
      {...rest}
    >
      <Slottable>{children}</Slottable>
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </Element>
  );
}

/** The view that is shown; with `asChild` it may be a `Tabs.Content`. */
export function Main({
  asChild = false,
  className,
  ...rest
}: ComponentPropsWithRef<'div'> & AsChild) {
  const Element = asChild ? Slot : 'div';
  return <Element className={classes(styles.main, className)} {...rest} />;
}

/** A line below the view, such as the news of what has just happened. */
export function Foot({ className, ...rest }: ComponentPropsWithRef<'footer'>) {
  return <footer className={classes(styles.foot, className)} {...rest} />;
}
