'use client';

import * as Radix from '@radix-ui/react-radio-group';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classes } from '../../private/classes.ts';
import * as fieldStyles from '../Field/Field.css.ts';
import { FieldError, Hint, useFieldIds, type FieldCopy } from '../Field/FieldParts.tsx';
import * as styles from './RadioGroup.css.ts';

/**
 * Props of `RadioGroup.Root`: `value`, `defaultValue`, `onValueChange`, `name`, those of a `div` and a field's texts;
 * `className` goes to the root.
 */
export interface RadioGroupRootProps
  extends Omit<ComponentPropsWithRef<typeof Radix.Root>, 'asChild'>, FieldCopy {}

/** One choice of several that are all in view, with its label, hint and error. */
export function Root({ label, hint, error, className, children, ...rest }: RadioGroupRootProps) {
  const { control, errorId, hintId } = useFieldIds({ ...rest, label, hint, error });
  const labelId = `${control.id}-label`;
  return (
    <div className={classes(fieldStyles.root, className)}>
      <span id={labelId} className={fieldStyles.label[rest.required ? 'required' : 'optional']}>
        {label}
      </span>
      <Hint id={hintId}>{hint}</Hint>
      <Radix.Root className={styles.items} aria-labelledby={labelId} {...rest} {...control}>
        {children}
      </Radix.Root>
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  );
}

/** Props of `RadioGroup.Item`: its `value`, those of a `button`, and its label; `className` goes to its row. */
export interface RadioGroupItemProps extends Omit<
  ComponentPropsWithRef<typeof Radix.Item>,
  'children' | 'asChild'
> {
  /** The label of the choice. */
  label: ReactNode;
}

/** One choice. */
export function Item({ label, className, ...rest }: RadioGroupItemProps) {
  return (
    <label className={classes(fieldStyles.choice, className)}>
      <Radix.Item className={styles.radio} {...rest}>
        <Radix.Indicator className={styles.dot} />
      </Radix.Item>
      <span>{label}</span>
    </label>
  );
}
