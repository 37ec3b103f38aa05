'use client';

import * as Radix from '@radix-ui/react-switch';
import type { ComponentPropsWithRef } from 'react';
import { ChoiceShell, useFieldIds, type FieldCopy } from '../Field/FieldParts.tsx';
import * as styles from './Switch.css.ts';

/**
 * Props of `Switch`: `checked`, `defaultChecked`, `onCheckedChange`, those of a `button` and a field's texts;
 * `className` goes to the root.
 */
export interface SwitchProps
  extends Omit<ComponentPropsWithRef<typeof Radix.Root>, 'children' | 'asChild'>, FieldCopy {}

/** A setting that takes effect at once, with its label, hint and error. For a choice that a form sends, use `CheckboxField`. */
export function Switch({ label, hint, error, className, ...rest }: SwitchProps) {
  const ids = useFieldIds({ ...rest, label, hint, error });
  return (
    <ChoiceShell {...{ label, hint, error, ids, className }} required={rest.required}>
      <Radix.Root className={styles.track} {...rest} {...ids.control}>
        <Radix.Thumb className={styles.thumb} />
      </Radix.Root>
    </ChoiceShell>
  );
}
