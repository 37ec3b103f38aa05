import type { ComponentPropsWithRef } from 'react';
import { classes } from '../../private/classes.ts';
import * as styles from './Field.css.ts';
import { useField, type FieldCopy } from './FieldParts.tsx';

/** Props of `CheckboxField`: those of an `input` and a field's texts. */
export interface CheckboxFieldProps
  extends Omit<ComponentPropsWithRef<'input'>, 'type'>, FieldCopy {}

/** A yes or no, with its label, hint and error. */
export function CheckboxField(props: CheckboxFieldProps) {
  const { shell, control } = useField(props);
  return (
    <div className={classes(styles.checkboxRoot, shell.className)}>
      <label className={styles.choice}>
        <input type="checkbox" className={styles.checkbox} {...control} />
        <span className={shell.labelClass}>{shell.label}</span>
      </label>
      {(shell.hint || shell.error) && (
        <div className={styles.choiceNotes}>
          {shell.hint}
          {shell.error}
        </div>
      )}
    </div>
  );
}
