import type { ComponentPropsWithRef } from 'react';
import * as styles from './Field.css.ts';
import { FieldShell, useFieldIds, type FieldCopy } from './FieldParts.tsx';

/** Props of `TextareaField`: those of a `textarea` and a field's texts; `className` goes to the root. */
export interface TextareaFieldProps extends ComponentPropsWithRef<'textarea'>, FieldCopy {}

/** Several lines to write, with its label, hint and error. */
export function TextareaField({
  label,
  hideLabel,
  hint,
  error,
  className,
  ...rest
}: TextareaFieldProps) {
  const ids = useFieldIds({ ...rest, label, hint, error });
  return (
    <FieldShell {...{ label, hideLabel, hint, error, ids, className }} required={rest.required}>
      <textarea className={styles.textarea} {...rest} {...ids.control} />
    </FieldShell>
  );
}
