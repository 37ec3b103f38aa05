import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classes } from '../../private/classes.ts';
import { BellIcon, CheckIcon, WarningIcon } from '../../private/icons.tsx';
import * as styles from './FormStatus.css.ts';

/** Where a form stands. */
export const formStates = ['idle', 'submitting', 'success', 'error'] as const;

/** One of `formStates`. */
export type FormState = (typeof formStates)[number];

const marks = {
  idle: null,
  submitting: <BellIcon className={styles.waiting} />,
  success: <CheckIcon className={styles.icon} />,
  error: <WarningIcon className={styles.icon} />,
} as const satisfies Record<FormState, ReactNode>;

/** Props of `FormStatus`: those of a `div`. */
export interface FormStatusProps extends ComponentPropsWithRef<'div'> {
  /** Where the form stands; `idle` shows nothing. */
  state: FormState;
}

/**
 * Says how a form's sending goes, and announces it politely. Render it from the start, with `idle`: a
 * region that arrives together with its words may stay unheard.
 */
export function FormStatus({ state, className, children, ...rest }: FormStatusProps) {
  return (
    // An `output` would be emptied by its form's reset.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div role="status" className={classes(styles.root, className)} data-state={state} {...rest}>
      {state !== 'idle' && (
        <>
          {marks[state]}
          <div>{children}</div>
        </>
      )}
    </div>
  );
}
