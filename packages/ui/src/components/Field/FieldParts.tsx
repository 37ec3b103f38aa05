import { useId, type AriaAttributes, type ReactNode } from 'react';
import { classes } from '../../private/classes.ts';
import { WarningIcon } from '../../private/icons.tsx';
import { hidden } from '../../private/plain.css.ts';
import * as styles from './Field.css.ts';

/** The texts of a field. */
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

interface ControlProps extends FieldCopy {
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: AriaAttributes['aria-invalid'];
}

/** The ids and attributes that connect a control with its label, hint and error. */
export const useFieldIds = ({
  id,
  hint,
  error,
  'aria-describedby': describedBy,
  'aria-invalid': invalid,
}: ControlProps) => {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = hint ? `${controlId}-hint` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;
  return {
    hintId,
    errorId,
    control: {
      id: controlId,
      'aria-describedby': classes(errorId, hintId, describedBy) || undefined,
      'aria-invalid': error ? true : invalid,
    },
  };
};

interface NoteProps {
  id: string | undefined;
  children: ReactNode;
}

/** The hint of a field, if it has one. */
export const Hint = ({ id, children }: NoteProps) =>
  children ? (
    <p className={styles.hint} id={id}>
      {children}
    </p>
  ) : null;

/** The error of a field, if it has one. */
export const FieldError = ({ id, children }: NoteProps) =>
  children ? (
    <p className={styles.error} id={id}>
      <WarningIcon className={styles.errorIcon} />
      <span>{children}</span>
    </p>
  ) : null;

/** What the fields of one line share. */
export interface FieldSize {
  /**
   * The size of the field: `sm` for toolbars, 32 px, and the whole size for fingers.
   * @default 'md'
   */
  size?: 'sm' | 'md' | undefined;
}

/** The class of a label. */
export const labelClass = (required: boolean | undefined, hideLabel: boolean | undefined) => {
  if (hideLabel) return hidden;
  return required ? styles.requiredLabel : styles.label;
};

/** Props of `FieldShell` and `ChoiceShell`. */
export interface FieldShellProps extends FieldCopy {
  /** The result of `useFieldIds` for the same field. */
  ids: ReturnType<typeof useFieldIds>;
  /** Whether the label has a star. */
  required: boolean | undefined;
  /** The class of the root. */
  className: string | undefined;
  /** The control. */
  children: ReactNode;
}

/** The label above a control, the hint between them, the error below. */
export const FieldShell = ({
  label,
  hideLabel,
  hint,
  error,
  ids,
  required,
  className,
  children,
}: FieldShellProps) => (
  <div className={classes(styles.root, className)}>
    <label className={labelClass(required, hideLabel)} htmlFor={ids.control.id}>
      {label}
    </label>
    <Hint id={ids.hintId}>{hint}</Hint>
    {children}
    <FieldError id={ids.errorId}>{error}</FieldError>
  </div>
);

/** The label beside a control, the hint and the error below both. */
export const ChoiceShell = ({
  label,
  hideLabel,
  hint,
  error,
  ids,
  required,
  className,
  children,
}: FieldShellProps) => (
  <div className={classes(styles.checkboxRoot, className)}>
    <label className={styles.choice}>
      {children}
      <span className={labelClass(required, hideLabel)}>{label}</span>
    </label>
    {(hint || error) && (
      <div className={styles.choiceNotes}>
        <Hint id={ids.hintId}>{hint}</Hint>
        <FieldError id={ids.errorId}>{error}</FieldError>
      </div>
    )}
  </div>
);
