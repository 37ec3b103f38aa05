'use client';

import * as Radix from '@radix-ui/react-dropdown-menu';
import type { ComponentPropsWithRef } from 'react';
import { classes } from '../../private/classes.ts';
import { CheckIcon } from '../../private/icons.tsx';
import * as styles from './DropdownMenu.css.ts';

/** Props of `DropdownMenu.Root`: `open`, `defaultOpen`, `onOpenChange` and `modal`. */
export interface DropdownMenuRootProps extends Radix.DropdownMenuProps {
  /**
   * Whether the page behind is inert and does not scroll meanwhile; Radix then adds a style sheet to it.
   * @default false
   */
  modal?: boolean;
}

/** A short list of actions, such as the menu of an account. */
export function Root({ modal = false, ...rest }: DropdownMenuRootProps) {
  return <Radix.Root modal={modal} {...rest} />;
}

/** Props of `DropdownMenu.Trigger`: those of a `button`, and `asChild`. */
export interface DropdownMenuTriggerProps extends ComponentPropsWithRef<typeof Radix.Trigger> {}

/** Opens the menu: a `Button` or an `IconButton` with `asChild`. */
export function Trigger(props: DropdownMenuTriggerProps) {
  return <Radix.Trigger {...props} />;
}

/** Props of `DropdownMenu.Content`: those of a `div`, and its position: `side`, `align`. */
export interface DropdownMenuContentProps extends ComponentPropsWithRef<typeof Radix.Content> {}

/** The menu; arrows, Home, End and letters move the focus in it. */
export function Content({
  className,
  align = 'start',
  sideOffset = 4,
  collisionPadding = 8,
  ...rest
}: DropdownMenuContentProps) {
  return (
    <Radix.Portal>
      <Radix.Content
        className={classes(styles.content, className)}
        align={align}
        sideOffset={sideOffset}
        collisionPadding={collisionPadding}
        {...rest}
      />
    </Radix.Portal>
  );
}

/** Props of `DropdownMenu.Item`: `onSelect`, `disabled`, `asChild` and those of a `div`. */
export interface DropdownMenuItemProps extends ComponentPropsWithRef<typeof Radix.Item> {
  /**
   * Whether the action is destructive.
   * @default false
   */
  danger?: boolean | undefined;
}

/** One action; a link with `asChild`. */
export function Item({ danger = false, className, ...rest }: DropdownMenuItemProps) {
  return (
    <Radix.Item
      className={classes(styles.item, className)}
      data-danger={danger ? '' : undefined}
      {...rest}
    />
  );
}

const Tick = () => (
  <Radix.ItemIndicator asChild>
    <CheckIcon className={styles.tick} />
  </Radix.ItemIndicator>
);

/** Props of `DropdownMenu.CheckboxItem`: `checked`, `onCheckedChange`, `onSelect`, `disabled` and those of a `div`. */
export interface DropdownMenuCheckboxItemProps extends ComponentPropsWithRef<
  typeof Radix.CheckboxItem
> {}

/** A setting that is on or off. To keep the menu open, prevent the default of `onSelect`. */
export function CheckboxItem({ className, children, ...rest }: DropdownMenuCheckboxItemProps) {
  return (
    <Radix.CheckboxItem className={classes(styles.choice, className)} {...rest}>
      <Tick />
      {children}
    </Radix.CheckboxItem>
  );
}

/** Props of `DropdownMenu.RadioGroup`: `value`, `onValueChange` and those of a `div`. */
export interface DropdownMenuRadioGroupProps extends ComponentPropsWithRef<
  typeof Radix.RadioGroup
> {}

/** Items of which one is chosen. */
export function RadioGroup(props: DropdownMenuRadioGroupProps) {
  return <Radix.RadioGroup {...props} />;
}

/** Props of `DropdownMenu.RadioItem`: its `value`, `onSelect`, `disabled` and those of a `div`. */
export interface DropdownMenuRadioItemProps extends ComponentPropsWithRef<typeof Radix.RadioItem> {}

/** One choice of a `RadioGroup`. */
export function RadioItem({ className, children, ...rest }: DropdownMenuRadioItemProps) {
  return (
    <Radix.RadioItem className={classes(styles.choice, className)} {...rest}>
      <Tick />
      {children}
    </Radix.RadioItem>
  );
}

/** Props of `DropdownMenu.Label`: those of a `div`. */
export interface DropdownMenuLabelProps extends ComponentPropsWithRef<typeof Radix.Label> {}

/** The label of a group of items. */
export function Label({ className, ...rest }: DropdownMenuLabelProps) {
  return <Radix.Label className={classes(styles.label, className)} {...rest} />;
}

/** Props of `DropdownMenu.Separator`: those of a `div`. */
export interface DropdownMenuSeparatorProps extends ComponentPropsWithRef<typeof Radix.Separator> {}

/** A line between items. */
export function Separator({ className, ...rest }: DropdownMenuSeparatorProps) {
  return <Radix.Separator className={classes(styles.separator, className)} {...rest} />;
}
