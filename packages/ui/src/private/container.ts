import type { ComplexStyleRule } from '@vanilla-extract/css';

/**
 * An element whose layout depends on its own width. That width then comes from outside alone: it takes what there is and,
 * where its parent is as wide as its content, such as an inline block, a width of its own.
 */
export const container = {
  containerType: 'inline-size',
  containIntrinsicInlineSize: '12rem',
  inlineSize: '100%',
} satisfies ComplexStyleRule;
