import type { ComponentPropsWithRef } from 'react';
import { classes } from '../../private/classes.ts';
import { ChevronIcon } from '../../private/icons.tsx';
import * as styles from './Field.css.ts';
import { FieldShell, useField, type FieldCopy, type FieldSize } from './FieldParts.tsx';

/** Props of `SelectField`: those of a `select` with its `option`s, and a field's texts. */
export interface SelectFieldProps
  extends Omit<ComponentPropsWithRef<'select'>, 'size'>, FieldCopy, FieldSize {}

/** A choice from a list, with its label, hint and error. */
export function SelectField(props: SelectFieldProps) {
  const {
    shell,
    control: { size, ...select },
  } = useField(props);
  return (
    <FieldShell {...shell}>
      <div className={styles.box}>
        <select className={classes(styles.select, size === 'sm' && styles.small)} {...select} />
        <ChevronIcon className={styles.chevron} />
      </div>
    </FieldShell>
  );
}
