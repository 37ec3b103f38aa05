import type { ComponentPropsWithRef } from 'react';
import * as styles from './Field.css.ts';
import { FieldShell, useFieldIds, type FieldCopy } from './FieldParts.tsx';

/** Props of `TextField`: those of an `input` and a field's texts; `className` goes to the root. */
export interface TextFieldProps extends ComponentPropsWithRef<'input'>, FieldCopy {}

/** One line to write, with its label, hint and error. */
export function TextField({ label, hint, error, className, ...rest }: TextFieldProps) {
  const ids = useFieldIds({ ...rest, label, hint, error });
  return (
    <FieldShell {...{ label, hint, error, ids, className }} required={rest.required}>
      <input className={styles.control} {...rest} {...ids.control} />
    </FieldShell>
  );
}
