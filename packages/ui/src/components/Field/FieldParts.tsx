import { useId, type AriaAttributes, type ReactNode } from 'react';
import { classes } from '../../private/classes.ts';
import { WarningIcon } from '../../private/icons.tsx';
import { hidden } from '../../private/plain.css.ts';
import * as styles from './Field.css.ts';

/** The texts of a field. Its `className` goes to its root, the other props to its control. */
export interface FieldCopy {
  /** The label of the field. */
  label: ReactNode;
  /**
   * Whether only screen readers get the label, where an icon or the place says what the field is.
   * @default false
   */
  hideLabel?: boolean | undefined;
  /** Help for filling it in. */
  hint?: ReactNode;
  /** The validation error; the field is marked as invalid while there is one. */
  error?: ReactNode;
}

/** What the fields of one line share. */
export interface FieldSize {
  /**
   * The size of the field: `sm` for toolbars, 32 px, and the whole size for fingers.
   * @default 'md'
   */
  size?: 'sm' | 'md' | undefined;
}

interface FieldProps extends FieldCopy {
  id?: string | undefined;
  className?: string | undefined;
  required?: boolean | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: AriaAttributes['aria-invalid'];
}

/** The parts around a control, and its own props; ids connect it with label, hint and error. */
export function useField<Props extends FieldProps>(props: Props) {
  const ownId = useId();
  const { label, hideLabel, hint, error, className, ...rest } = props;
  const { id = ownId, required, 'aria-describedby': describedBy, 'aria-invalid': invalid } = props;
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const shownLabel = required ? styles.requiredLabel : styles.label;
  return {
    shell: {
      className,
      id,
      label,
      labelClass: hideLabel ? hidden : shownLabel,
      hint: hint ? (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      ) : null,
      error: error ? (
        <p className={styles.error} id={errorId}>
          <WarningIcon className={styles.errorIcon} />
          <span>{error}</span>
        </p>
      ) : null,
    },
    control: {
      ...rest,
      id,
      'aria-describedby': classes(errorId, hintId, describedBy) || undefined,
      'aria-invalid': error ? true : invalid,
    },
  };
}

type FieldShellProps = ReturnType<typeof useField>['shell'] & { children: ReactNode };

/** The label above a control, the hint between them, the error below. */
export const FieldShell = ({
  className,
  id,
  label,
  labelClass,
  hint,
  error,
  children,
}: FieldShellProps) => (
  <div className={classes(styles.root, className)}>
    <label className={labelClass} htmlFor={id}>
      {label}
    </label>
    {hint}
    {children}
    {error}
  </div>
);
