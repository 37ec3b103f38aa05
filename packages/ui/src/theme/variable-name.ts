const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * The stable name of a theme value's CSS variable, without the leading dashes.
 *
 * @example
 * variableName(['color', 'surfaceRaised']); // => 'cb-color-surface-raised'
 */
export const variableName = (path: readonly string[]): string => `cb-${path.map(kebab).join('-')}`;
