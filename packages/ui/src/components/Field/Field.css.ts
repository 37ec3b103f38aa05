import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { bodyText, ring } from '../../private/rules.ts';
import { coarsePointer, forcedColors } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';
import { control as controlSize, smallControl, target } from '../../tokens/scale.ts';

export const root = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.xs,
  minInlineSize: 0,
  ...bodyText,
});

/** Hidden from screen readers, which announce the `required` attribute. */
const star = { content: ['" *"', '" *" / ""'], color: vars.color.accentText };

export const label = style({ fontSize: '0.9375rem', fontWeight: 600, lineHeight: 1.4 });

export const requiredLabel = style([label, { selectors: { '&::after': star } }]);

export const hint = style({
  maxInlineSize: vars.width.text,
  margin: 0,
  color: vars.color.textMuted,
  ...vars.type.small,
});

export const error = style([
  hint,
  {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    gap: vars.space.xs,
    color: vars.color.danger,
    fontWeight: 500,
  },
]);

export const errorIcon = style({
  inlineSize: '1rem',
  blockSize: '1rem',
  marginBlockStart: '0.15em',
});

// Not `:user-invalid`: wherever a field looks invalid, its error must be readable.
const ofInvalid = '&[aria-invalid="true"]';

const invalid = {
  borderColor: vars.color.danger,
  boxShadow: `inset 0 0 0 1px ${vars.color.danger}`,
};

const editable = style({
  boxSizing: 'border-box',
  margin: 0,
  border: `1px solid ${vars.color.borderStrong}`,
  backgroundColor: vars.color.surfaceRaised,
  color: vars.color.text,
  transition: `border-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&:hover': { borderColor: vars.color.text },
    '&:focus-visible': {
      ...ring('2px'),
      borderColor: vars.color.text,
    },
    [ofInvalid]: invalid,
    '&:disabled': { cursor: 'not-allowed', opacity: 0.55 },
  },
  '@media': {
    [forcedColors]: { selectors: { [ofInvalid]: { borderWidth: '3px', borderStyle: 'double' } } },
  },
});

/** 16 px at least, so that a phone doesn't zoom when the field gets the focus. */
export const control = style([
  editable,
  {
    inlineSize: '100%',
    minBlockSize: controlSize,
    paddingBlock: vars.space.xs,
    paddingInline: vars.space.md,
    borderRadius: vars.radius.sm,
    fontFamily: vars.font.text,
    ...vars.type.body,
    selectors: { '&::placeholder': { color: vars.color.textMuted, opacity: 1 } },
  },
]);

/** Grows with its content, where the browser supports it. */
export const textarea = style([
  control,
  {
    fieldSizing: 'content',
    minBlockSize: '8rem',
    maxBlockSize: '24rem',
    paddingBlock: vars.space.sm,
    resize: 'vertical',
  },
]);

const side = createVar();

/** The control, and what is in it at its start and its end. */
export const box = style({
  vars: { [side]: '3rem' },
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
});

const inside = {
  position: 'absolute',
  insetBlock: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: side,
  color: vars.color.textMuted,
  ...vars.type.small,
} as const;

export const start = style({ ...inside, insetInlineStart: 0, pointerEvents: 'none' });

export const end = style({ ...inside, insetInlineEnd: 0 });

/** A finger, and a phone that would zoom, get the whole size. */
export const small = style({
  '@media': {
    [`not ${coarsePointer}`]: {
      selectors: {
        [`${control}&`]: {
          minBlockSize: smallControl,
          paddingBlock: vars.space.none,
          paddingInlineStart: '0.625rem',
          ...vars.type.small,
        },
      },
    },
  },
});

globalStyle(`${box}:has(${small})`, {
  '@media': { [`not ${coarsePointer}`]: { vars: { [side]: '2.125rem' } } },
});

globalStyle(`${box} > ${start} + ${control}`, { paddingInlineStart: side });

globalStyle(`${control}:has(+ ${end})`, { paddingInlineEnd: side });

globalStyle(`:is(${start}, ${end}) > svg`, { inlineSize: '1.25em', blockSize: '1.25em' });

export const select = style([
  control,
  { appearance: 'none', paddingInlineEnd: vars.space.xxl, textOverflow: 'ellipsis' },
]);

export const chevron = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: vars.space.md,
  inlineSize: '1rem',
  blockSize: '1rem',
  marginBlock: 'auto',
  pointerEvents: 'none',
});

/** The label's row is high enough to need no gap. */
export const checkboxRoot = style([root, { gap: 0 }]);

export const choice = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'center',
  columnGap: vars.space.sm,
  maxInlineSize: vars.width.text,
  minBlockSize: target,
  cursor: 'pointer',
});

export const checkbox = style([
  editable,
  {
    appearance: 'none',
    display: 'grid',
    placeContent: 'center',
    inlineSize: '1.5rem',
    blockSize: '1.5rem',
    borderRadius: vars.radius.sm,
    cursor: 'inherit',
    selectors: {
      '&::before': {
        content: '""',
        inlineSize: '1rem',
        blockSize: '1rem',
        backgroundColor: vars.color.onAccent,
        clipPath: 'polygon(8% 48%, 0 60%, 38% 92%, 100% 18%, 88% 8%, 37% 70%)',
        scale: '0',
      },
      '&:checked': { borderColor: vars.color.text, backgroundColor: vars.color.accent },
      '&:checked::before, &:indeterminate::before': { scale: '1' },
      '&:indeterminate::before': { clipPath: 'inset(42% 10%)', backgroundColor: vars.color.text },
    },
    '@media': { [forcedColors]: { appearance: 'auto' } },
  },
]);

export const choiceNotes = style({
  display: 'grid',
  gap: vars.space.xs,
  paddingInlineStart: `calc(1.5rem + ${vars.space.sm})`,
});
