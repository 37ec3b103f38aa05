import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classes } from '../../private/classes.ts';
import { CheckIcon, WarningIcon } from '../../private/icons.tsx';
import * as styles from './FormStatus.css.ts';

/** The states of a form. */
export type FormState = 'idle' | 'submitting' | 'success' | 'error';

const marks = {
  idle: null,
  submitting: <span className={styles.waiting} />,
  success: <CheckIcon className={styles.icon} />,
  error: <WarningIcon className={styles.icon} />,
} as const satisfies Record<FormState, ReactNode>;

/** Props of `FormStatus`: those of a `div`. */
export interface FormStatusProps extends ComponentPropsWithRef<'div'> {
  /** The state of the form; `idle` shows nothing. */
  state: FormState;
}

/**
 * Shows and politely announces how the submission of a form goes. Render it from the start, with
 * `idle`: screen readers may miss a region that is added together with its text.
 */
export function FormStatus({ state, className, children, ...rest }: FormStatusProps) {
  return (
    // An `output` would be emptied by its form's reset.
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
