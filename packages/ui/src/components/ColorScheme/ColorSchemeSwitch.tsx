'use client';

import { useId, useSyncExternalStore, type ComponentPropsWithRef } from 'react';
import { classes } from '../../private/classes.ts';
import { hidden } from '../../private/plain.css.ts';
import { useLabels } from '../../private/labels.ts';
import { colorSchemes, storageKey, type ColorScheme } from './color-scheme.ts';
import * as styles from './ColorSchemeSwitch.css.ts';

const isColorScheme = (value: string | null): value is ColorScheme =>
  colorSchemes.some((scheme) => scheme === value);

/** The choice where storage is blocked; it then lasts as long as the page. */
let unsaved: ColorScheme = 'system';

const read = (): ColorScheme => {
  try {
    const saved = localStorage.getItem(storageKey);
    return isColorScheme(saved) ? saved : 'system';
  } catch {
    return unsaved;
  }
};

const show = (scheme: ColorScheme) => {
  document.documentElement.dataset['theme'] = scheme;
};

const listeners = new Set<() => void>();

const choose = (scheme: ColorScheme) => {
  unsaved = scheme;
  try {
    localStorage.setItem(storageKey, scheme);
  } catch {
    // Blocked storage: `unsaved` has it.
  }
  show(scheme);
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  // Another tab may change it.
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== storageKey) return;
    show(read());
    listener();
  };
  show(read());
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
};

/** Props of `ColorSchemeSwitch`: those of a `fieldset`. */
export interface ColorSchemeSwitchProps extends Omit<
  ComponentPropsWithRef<'fieldset'>,
  'children'
> {}

/** Lets the visitor choose the system's theme, the light one or the ink one. `colorSchemeScript` in the `head` shows the choice at once. */
export function ColorSchemeSwitch({ className, ...rest }: ColorSchemeSwitchProps) {
  // The server can't know the choice.
  const chosen = useSyncExternalStore(subscribe, read, () => 'system');
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
