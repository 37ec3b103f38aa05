import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classes } from '../../private/classes.ts';
import * as styles from './Field.css.ts';
import { FieldShell, useField, type FieldCopy, type FieldSize } from './FieldParts.tsx';

/** Props of `TextField`: those of an `input` and a field's texts. */
export interface TextFieldProps
  extends Omit<ComponentPropsWithRef<'input'>, 'size'>, FieldCopy, FieldSize {
  /** What stands in the field before its text: an icon or a sign such as "$". */
  start?: ReactNode;
  /** What stands in the field after its text: an icon, a sign or a small `IconButton`. */
  end?: ReactNode;
}

/** One line to write, with its label, hint and error. */
export function TextField(props: TextFieldProps) {
  const {
    shell,
    control: { size, start, end, ...input },
  } = useField(props);
  return (
    <FieldShell {...shell}>
      <div className={styles.box}>
        {start && <div className={styles.start}>{start}</div>}
        <input className={classes(styles.control, size === 'sm' && styles.small)} {...input} />
        {end && <div className={styles.end}>{end}</div>}
      </div>
    </FieldShell>
  );
}
