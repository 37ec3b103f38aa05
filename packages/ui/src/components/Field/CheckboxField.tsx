import type { ComponentPropsWithRef } from 'react';
import { classes } from '../../private/classes.ts';
import * as styles from './Field.css.ts';
import { FieldError, Hint, useFieldIds, type FieldTexts } from './FieldParts.tsx';

/** Props of `CheckboxField`: those of an `input` and a field's texts; `className` goes to the root. */
export interface CheckboxFieldProps
  extends Omit<ComponentPropsWithRef<'input'>, 'type'>, FieldTexts {}

/** A yes or no, with its label, hint and error. */
export function CheckboxField({ label, hint, error, className, ...rest }: CheckboxFieldProps) {
  const { control, errorId, hintId } = useFieldIds({ ...rest, label, hint, error });
  return (
    <div className={classes(styles.checkboxRoot, className)}>
      <label className={styles.choice}>
        <input type="checkbox" className={styles.checkbox} {...rest} {...control} />
        <span className={styles.label[rest.required ? 'required' : 'optional']}>{label}</span>
      </label>
      {(hint || error) && (
        <div className={styles.choiceNotes}>
          <Hint id={hintId}>{hint}</Hint>
          <FieldError id={errorId}>{error}</FieldError>
        </div>
      )}
    </div>
  );
}
