import { recipe } from '@vanilla-extract/recipes';
import { target } from '../../tokens/scale.ts';
import { vars } from '../../theme/vars.css.ts';
import { reducedMotion } from '../../theme/media.ts';

export const root = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.xs,
    boxSizing: 'border-box',
    maxInlineSize: '100%',
    margin: 0,
    minHeight: target,
    padding: `${vars.space.xs} ${vars.space.lg}`,
    border: '2px solid transparent',
    borderRadius: vars.radius.sm,
    font: 'inherit',
    fontFamily: vars.font.display,
    fontSize: vars.type.row.fontSize,
    fontWeight: 600,
    lineHeight: 1.1,
    letterSpacing: '0.015em',
    textAlign: 'center',
    overflowWrap: 'anywhere',
    textDecoration: 'none',
    cursor: 'pointer',
    transition: `background-color ${vars.motion.fast} ${vars.motion.ease}, border-color ${vars.motion.fast} ${vars.motion.ease}, color ${vars.motion.fast} ${vars.motion.ease}, translate ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: {
      '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '3px' },
      '&:active': { translate: '0 1px' },
      '&:disabled, &[aria-disabled="true"]': {
        cursor: 'not-allowed',
        opacity: 0.55,
        translate: 'none',
      },
    },
    // Paper can't be pressed.
    '@media': { [reducedMotion]: { transition: 'none' }, print: { display: 'none' } },
  },
  variants: {
    emphasis: {
      primary: {
        backgroundColor: vars.color.accent,
        color: vars.color.onAccent,
        ':hover': { backgroundColor: vars.color.accentHover },
      },
      secondary: {
        borderColor: 'currentcolor',
        backgroundColor: 'transparent',
        color: vars.color.text,
        ':hover': {
          backgroundColor: vars.color.text,
          borderColor: vars.color.text,
          color: vars.color.surface,
        },
      },
      quiet: {
        paddingInline: vars.space.sm,
        backgroundColor: 'transparent',
        color: vars.color.text,
        ':hover': { backgroundColor: vars.color.surfaceSunken },
      },
    },
    size: {
      regular: {},
      large: { minHeight: '3.5rem', paddingInline: vars.space.xl, fontSize: '1.375rem' },
    },
  },
  defaultVariants: { emphasis: 'primary', size: 'regular' },
});
