/** CSS custom properties, the only values that this package sets in inline styles. */
export type CustomProperties = Readonly<Record<`--${string}`, string | number>>;
