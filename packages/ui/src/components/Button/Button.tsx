import { Slot } from '@radix-ui/react-slot';
import type { ComponentPropsWithRef, SyntheticEvent } from 'react';
import { withLook, type ButtonLook } from './look.ts';

/** Props of `Button`: those of a `button` and its look. */
export interface ButtonProps extends ComponentPropsWithRef<'button'>, ButtonLook {
  /**
   * Whether its action is in progress: it shows a spinner and keeps the focus but does nothing.
   * @default false
   */
  loading?: boolean | undefined;
  /**
   * Whether its one child is rendered in place of the `button`, with the button's props.
   * @default false
   */
  asChild?: boolean | undefined;
}

/** A button for an action on this page. For a link, use `ButtonLink`. */
export function Button({ loading, asChild, type = 'button', disabled, ...rest }: ButtonProps) {
  const Element = asChild ? Slot : 'button';
  return (
    <Element
      // A link has no `disabled`; the style keeps the pointer from it.
      {...(asChild ? disabled && { 'aria-disabled': true, tabIndex: -1 } : { type, disabled })}
      {...withLook(rest)}
      {...(loading && {
        'aria-disabled': true,
        'aria-busy': true,
        onClick: (event: SyntheticEvent) => event.preventDefault(),
      })}
    />
  );
}
