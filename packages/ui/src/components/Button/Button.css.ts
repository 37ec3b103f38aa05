import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { smallControl, target } from '../../tokens/scale.ts';
import { ring } from '../../private/rules.ts';
import { vars } from '../../theme/vars.css.ts';
import { coarsePointer, reducedMotion } from '../../theme/media.ts';

const turn = keyframes({ to: { rotate: '1turn' } });

export const base = style({
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
    '&:focus-visible': ring('3px'),
    '&:active': { translate: '0 1px' },
    '&:disabled, &[aria-disabled="true"]': {
      cursor: 'not-allowed',
      opacity: 0.55,
      translate: 'none',
    },
    'a&[aria-disabled="true"]': { pointerEvents: 'none' },
    '&[aria-busy="true"]': { cursor: 'progress' },
    '&[aria-busy="true"]::before': {
      content: '""',
      flex: 'none',
      boxSizing: 'border-box',
      inlineSize: '1em',
      blockSize: '1em',
      border: '2px solid',
      borderInlineEndColor: 'transparent',
      borderRadius: vars.radius.full,
      animation: `${turn} 0.8s linear infinite`,
    },
  },
  '@media': {
    [reducedMotion]: {
      selectors: { '&[aria-busy="true"]::before': { animationDuration: '4s' } },
    },
    // A button on paper is useless; the picture of one is not.
    print: { selectors: { ':where(a, button)&': { display: 'none' } } },
  },
});

export const variants = styleVariants({
  primary: {
    backgroundColor: vars.color.accent,
    color: vars.color.onAccent,
    ':hover': { backgroundColor: vars.color.accentHover },
    selectors: {
      '&[data-danger]': { backgroundColor: vars.color.danger, color: vars.color.surface },
      '&[data-danger]:hover': { backgroundColor: vars.color.text },
    },
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
    selectors: {
      '&[data-danger]': { color: vars.color.danger },
      '&[data-danger]:hover': {
        backgroundColor: vars.color.danger,
        borderColor: vars.color.danger,
        color: vars.color.surface,
      },
    },
  },
  ghost: {
    paddingInline: vars.space.sm,
    backgroundColor: 'transparent',
    color: vars.color.text,
    ':hover': { backgroundColor: vars.color.surfaceSunken },
    selectors: { '&[data-danger]': { color: vars.color.danger } },
  },
});

const beyondEdge = `calc((100% - ${target}) / 2)`;

export const sizes = styleVariants({
  sm: {
    position: 'relative',
    gap: vars.space.xxs,
    minHeight: smallControl,
    padding: '0 0.625rem',
    borderWidth: '1px',
    fontSize: '1.0625rem',
    selectors: {
      [`${variants.secondary}&:not(:hover, [data-danger])`]: {
        borderColor: vars.color.borderStrong,
      },
    },
    '@media': {
      // A finger reaches beyond the edge.
      [coarsePointer]: {
        '::after': {
          content: '""',
          position: 'absolute',
          insetBlock: beyondEdge,
          insetInline: `min(0px, ${beyondEdge})`,
        },
      },
    },
  },
  lg: {
    minHeight: '3.5rem',
    paddingInline: `min(${vars.space.xl}, 10vw)`,
    fontSize: '1.375rem',
  },
});
