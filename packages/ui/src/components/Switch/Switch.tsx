import type { ComponentPropsWithRef } from 'react';
import { ChoiceShell, useFieldIds, type FieldCopy } from '../Field/FieldParts.tsx';
import * as styles from './Switch.css.ts';

/** Props of `Switch`: those of an `input`, `onCheckedChange` and a field's texts; `className` goes to the root. */
export interface SwitchProps extends Omit<ComponentPropsWithRef<'input'>, 'type'>, FieldCopy {
  /** Called with whether it is on now. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
}

/** A setting that takes effect at once, with its label, hint and error. For a choice that a form sends, use `CheckboxField`. */
export function Switch({
  label,
  hideLabel,
  hint,
  error,
  className,
  onCheckedChange,
  onChange,
  ...rest
}: SwitchProps) {
  const ids = useFieldIds({ ...rest, label, hint, error });
  return (
    <ChoiceShell {...{ label, hideLabel, hint, error, ids, className }} required={rest.required}>
      <input
        type="checkbox"
        // A checkbox has its state without `aria-checked`.
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
        role="switch"
        className={styles.track}
        // A server component can't pass a function.
        onChange={
          onCheckedChange
            ? (event) => {
                onChange?.(event);
                onCheckedChange(event.currentTarget.checked);
              }
            : onChange
        }
        {...rest}
        {...ids.control}
      />
    </ChoiceShell>
  );
}
