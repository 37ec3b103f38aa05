// The types of the style sheets: TypeScript checks imports of them too.
export {};
