'use client';

import { useId, type ComponentPropsWithRef } from 'react';
import { classes } from '../../private/classes.ts';
import { hidden } from '../../private/plain.css.ts';
import { useLabels } from '../../private/labels.tsx';
import { colorSchemes } from './color-scheme.ts';
import * as styles from './ColorSchemeSwitch.css.ts';
import { useColorScheme } from './use-color-scheme.ts';

/** Props of `ColorSchemeSwitch`: those of a `fieldset`. */
export interface ColorSchemeSwitchProps extends Omit<
  ComponentPropsWithRef<'fieldset'>,
  'children'
> {}

/** Lets the visitor choose the system's theme, the light one or the ink one. */
export function ColorSchemeSwitch({ className, ...rest }: ColorSchemeSwitchProps) {
  const [chosen, choose] = useColorScheme();
  const name = useId();
  const {
    colorScheme = 'Color scheme',
    system = 'System',
    light = 'Light',
    dark = 'Dark',
  } = useLabels();
  const labels = { system, light, ink: dark };
  return (
    <fieldset className={classes(styles.root, className)} {...rest}>
      <legend className={hidden}>{colorScheme}</legend>
      {colorSchemes.map((scheme) => (
        <label key={scheme} className={styles.choice}>
          <input
            type="radio"
            className={hidden}
            name={name}
            value={scheme}
            checked={scheme === chosen}
            onChange={() => choose(scheme)}
          />
          {labels[scheme]}
        </label>
      ))}
    </fieldset>
  );
}
