import type { ComponentPropsWithRef } from 'react';
import { classes } from '../../private/classes.ts';
import { ChevronIcon } from '../../private/icons.tsx';
import * as styles from './Field.css.ts';
import { FieldShell, useFieldIds, type FieldCopy, type FieldSize } from './FieldParts.tsx';

/** Props of `SelectField`: those of a `select`, its `option`s among them, and a field's texts; `className` goes to the root. */
export interface SelectFieldProps
  extends Omit<ComponentPropsWithRef<'select'>, 'size'>, FieldCopy, FieldSize {}

/** A choice from a list, with its label, hint and error. */
export function SelectField({
  label,
  hideLabel,
  hint,
  error,
  size,
  className,
  ...rest
}: SelectFieldProps) {
  const ids = useFieldIds({ ...rest, label, hint, error });
  return (
    <FieldShell {...{ label, hideLabel, hint, error, ids, className }} required={rest.required}>
      <div className={styles.box}>
        <select
          className={classes(styles.select, size === 'sm' && styles.small)}
          {...rest}
          {...ids.control}
        />
        <ChevronIcon className={styles.chevron} />
      </div>
    </FieldShell>
  );
}
