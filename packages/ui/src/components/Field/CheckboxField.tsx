import type { ComponentPropsWithRef } from 'react';
import * as styles from './Field.css.ts';
import { ChoiceShell, useFieldIds, type FieldCopy } from './FieldParts.tsx';

/** Props of `CheckboxField`: those of an `input` and a field's texts; `className` goes to the root. */
export interface CheckboxFieldProps
  extends Omit<ComponentPropsWithRef<'input'>, 'type'>, FieldCopy {}

/** A yes or no, with its label, hint and error. */
export function CheckboxField({
  label,
  hideLabel,
  hint,
  error,
  className,
  ...rest
}: CheckboxFieldProps) {
  const ids = useFieldIds({ ...rest, label, hint, error });
  return (
    <ChoiceShell {...{ label, hideLabel, hint, error, ids, className }} required={rest.required}>
      <input type="checkbox" className={styles.checkbox} {...rest} {...ids.control} />
    </ChoiceShell>
  );
}
