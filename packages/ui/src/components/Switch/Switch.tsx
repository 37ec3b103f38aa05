'use client';

import * as Radix from '@radix-ui/react-switch';
import type { ComponentPropsWithRef } from 'react';
import { classes } from '../../private/classes.ts';
import * as fieldStyles from '../Field/Field.css.ts';
import { FieldError, Hint, useFieldIds, type FieldTexts } from '../Field/FieldParts.tsx';
import * as styles from './Switch.css.ts';

/**
 * Props of `Switch`: `checked`, `defaultChecked`, `onCheckedChange`, those of a `button` and a field's texts;
 * `className` goes to the root.
 */
export interface SwitchProps
  extends Omit<ComponentPropsWithRef<typeof Radix.Root>, 'children' | 'asChild'>, FieldTexts {}

/** A setting that takes effect at once, with its label, hint and error. For a choice that a form sends, use `CheckboxField`. */
export function Switch({ label, hint, error, className, ...rest }: SwitchProps) {
  const { control, errorId, hintId } = useFieldIds({ ...rest, label, hint, error });
  return (
    <div className={classes(fieldStyles.checkboxRoot, className)}>
      <label className={fieldStyles.choice}>
        <Radix.Root className={styles.track} {...rest} {...control}>
          <Radix.Thumb className={styles.thumb} />
        </Radix.Root>
        <span className={fieldStyles.label[rest.required ? 'required' : 'optional']}>{label}</span>
      </label>
      {(hint || error) && (
        <div className={fieldStyles.choiceNotes}>
          <Hint id={hintId}>{hint}</Hint>
          <FieldError id={errorId}>{error}</FieldError>
        </div>
      )}
    </div>
  );
}
