// No client module: a layout that renders on the server alone puts the script into its head.

/** The themes a visitor can choose from: the system's own, the light one, the ink one. */
export const colorSchemes = ['system', 'light', 'ink'] as const;

/** One of `colorSchemes`. */
export type ColorScheme = (typeof colorSchemes)[number];

/** The key of the choice in `localStorage`. */
export const storageKey = 'cb-color-scheme';

/**
 * Sets the visitor's choice on `<html>` before the first paint: a classic script for the `head`. Without it
 * a page shows the system's theme until `ColorSchemeSwitch` runs. A strict policy needs its hash, or a file that holds it.
 */
export const colorSchemeScript = `try{var s=localStorage.getItem(${JSON.stringify(storageKey)});if(/^(${colorSchemes.join('|')})$/.test(s))document.documentElement.dataset.theme=s}catch(e){}`;
