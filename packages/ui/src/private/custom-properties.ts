/** Values that a style sheet reads as `var(--…)`: the only thing an inline style attribute carries here. */
export type CustomProperties = Readonly<Record<`--${string}`, string | number>>;
