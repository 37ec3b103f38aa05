'use client';

import {
  createContext,
  useContext,
  useId,
  useMemo,
  type ComponentPropsWithRef,
  type FocusEvent,
  type ReactNode,
} from 'react';
import { classes } from '../../private/classes.ts';
import * as fieldStyles from '../Field/Field.css.ts';
import { FieldError, Hint, labelClass, useFieldIds, type FieldCopy } from '../Field/FieldParts.tsx';
import * as styles from './RadioGroup.css.ts';

interface Choice {
  /** The name that the items share; generated when left out. */
  name?: string | undefined;
  /** The chosen item, controlled. */
  value?: string | undefined;
  /** The item that is chosen initially; none when left out. */
  defaultValue?: string | undefined;
  /** Called with the item that is chosen now. */
  onValueChange?: ((value: string) => void) | undefined;
  /**
   * Whether an item must be chosen before its form is sent.
   * @default false
   */
  required?: boolean | undefined;
  /**
   * Whether no item can be chosen.
   * @default false
   */
  disabled?: boolean | undefined;
}

const ChoiceContext = createContext<Choice>({});

/** Passes the focus on to the chosen item, or the first one. */
const focusChoice = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
  if (target !== currentTarget) return;
  const item =
    currentTarget.querySelector<HTMLElement>('input:checked') ??
    currentTarget.querySelector<HTMLElement>('input:enabled');
  item?.focus();
};

/** Props of `RadioGroup.Root`: those of a `div`, the choice and a field's texts; `className` goes to the root. */
export interface RadioGroupRootProps
  extends Omit<ComponentPropsWithRef<'div'>, keyof Choice>, Choice, FieldCopy {}

/** One choice of up to five that are all in view, with its label, hint and error. For more, use `SelectField`. */
export function Root({
  label,
  hideLabel,
  hint,
  error,
  name,
  value,
  defaultValue,
  onValueChange,
  required,
  disabled,
  className,
  ...rest
}: RadioGroupRootProps) {
  const { control, errorId, hintId } = useFieldIds({ ...rest, label, hint, error });
  const labelId = `${control.id}-label`;
  const ownName = useId();
  const choice = useMemo(
    () => ({ name: name ?? ownName, value, defaultValue, onValueChange, required, disabled }),
    [name, ownName, value, defaultValue, onValueChange, required, disabled],
  );
  return (
    <div className={classes(fieldStyles.root, className)}>
      <span id={labelId} className={labelClass(required, hideLabel)}>
        {label}
      </span>
      <Hint id={hintId}>{hint}</Hint>
      <ChoiceContext value={choice}>
        <div
          role="radiogroup"
          className={styles.items}
          // A form library moves the focus here.
          tabIndex={-1}
          onFocus={focusChoice}
          aria-labelledby={labelId}
          aria-required={required}
          {...rest}
          {...control}
        />
      </ChoiceContext>
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  );
}

/** Props of `RadioGroup.Item`: its `value`, those of an `input`, and its label; `className` goes to its row. */
export interface RadioGroupItemProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'name' | 'checked' | 'defaultChecked' | 'value'
> {
  /** The value that the group has while this item is chosen, unique in the group. */
  value: string;
  /** The label of the choice. */
  label: ReactNode;
}

/** One choice. */
export function Item({ value, label, onChange, className, ...rest }: RadioGroupItemProps) {
  const group = useContext(ChoiceContext);
  const { defaultValue, onValueChange, ...shared } = group;
  const checked =
    group.value === undefined
      ? { defaultChecked: value === defaultValue }
      : { checked: value === group.value };
  return (
    <label className={classes(fieldStyles.choice, className)}>
      <input
        {...shared}
        {...checked}
        type="radio"
        value={value}
        className={styles.radio}
        onChange={(event) => {
          onChange?.(event);
          onValueChange?.(value);
        }}
        {...rest}
      />
      <span>{label}</span>
    </label>
  );
}
