import type { ComponentPropsWithRef } from 'react';
import { ChevronIcon } from '../../private/icons.tsx';
import * as styles from './Field.css.ts';
import { FieldShell, useFieldIds, type FieldCopy } from './FieldParts.tsx';

/** Props of `SelectField`: those of a `select`, its `option`s among them, and a field's texts; `className` goes to the root. */
export interface SelectFieldProps extends ComponentPropsWithRef<'select'>, FieldCopy {}

/** A choice from a list of six or more, with its label, hint and error. For fewer, use `RadioGroup`. */
export function SelectField({ label, hint, error, className, ...rest }: SelectFieldProps) {
  const ids = useFieldIds({ ...rest, label, hint, error });
  return (
    <FieldShell {...{ label, hint, error, ids, className }} required={rest.required}>
      <div className={styles.selectBox}>
        <select className={styles.select} {...rest} {...ids.control} />
        <ChevronIcon className={styles.chevron} />
      </div>
    </FieldShell>
  );
}
