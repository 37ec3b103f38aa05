// The types of the style sheets: TypeScript checks imports of them too.
// oxlint-disable-next-line unicorn/require-module-specifiers -- it declares nothing
export {};
