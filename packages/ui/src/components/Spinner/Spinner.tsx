import type { ComponentPropsWithRef } from 'react';
import { Label } from '../../private/labels.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Spinner.css.ts';

/** Props of `Spinner`: those of a `span`; its children are what screen readers say. */
export interface SpinnerProps extends ComponentPropsWithRef<'span'> {}

/**
 * Something is in progress: a ring as large and in the colour of the text around it. A `Button` has its own, `loading`; for content
 * that is about to come, use `Skeleton`.
 */
export function Spinner({ children, ...rest }: SpinnerProps) {
  return (
    <span role="status" {...rest}>
      <span className={styles.spinner} />
      <VisuallyHidden>{children ?? <Label name="loading">Loading</Label>}</VisuallyHidden>
    </span>
  );
}
