import type { ComponentPropsWithRef } from 'react';
import * as styles from './Field.css.ts';
import { FieldShell, useField, type FieldCopy } from './FieldParts.tsx';

/** Props of `TextareaField`: those of a `textarea` and a field's texts. */
export interface TextareaFieldProps extends ComponentPropsWithRef<'textarea'>, FieldCopy {}

/** Several lines to write, with its label, hint and error. */
export function TextareaField(props: TextareaFieldProps) {
  const { shell, control } = useField(props);
  return (
    <FieldShell {...shell}>
      <textarea className={styles.textarea} {...control} />
    </FieldShell>
  );
}
