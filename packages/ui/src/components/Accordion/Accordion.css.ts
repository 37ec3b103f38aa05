import { style } from '@vanilla-extract/css';
import { bodyText, display, ring } from '../../private/rules.ts';
import { vars } from '../../theme/vars.css.ts';

const motion = (property: string) => `${property} ${vars.motion.slow} ${vars.motion.ease}`;

export const root = style(bodyText);

export const item = style({
  position: 'relative',
  borderBlockStart: `1px solid ${vars.color.border}`,
  selectors: {
    '&:last-child': { borderBlockEnd: `1px solid ${vars.color.border}` },
    // The item that the hash of the URL names.
    '&:has(:target)': { borderBlockStartColor: vars.color.accent },
  },
  '@supports': {
    '(interpolate-size: allow-keywords)': {
      interpolateSize: 'allow-keywords',
      selectors: {
        '&::details-content': {
          blockSize: 0,
          overflow: 'clip',
          transition: `${motion('block-size')}, ${motion('content-visibility')}`,
          transitionBehavior: 'allow-discrete',
        },
        // Opening shows the content at once: Chromium doesn't scroll to an anchor in an item that
        // it has just opened while the content is in transition.
        '&[open]::details-content': { blockSize: 'auto', transition: motion('block-size') },
        // Set while an item is scrolled to.
        '&[data-instant]::details-content': { transition: 'none' },
      },
    },
  },
  // `&` twice outweighs what is above.
  '@media': {
    print: {
      breakInside: 'avoid',
      selectors: {
        '&&::details-content': { contentVisibility: 'visible', blockSize: 'auto' },
      },
    },
  },
});

export const summary = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  gap: vars.space.lg,
  boxSizing: 'border-box',
  minBlockSize: vars.space.xxxl,
  paddingBlock: vars.space.sm,
  listStyle: 'none',
  cursor: 'pointer',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { color: vars.color.accentText },
    '&:focus-visible': ring('2px'),
  },
});

export const question = style({
  margin: 0,
  color: 'inherit',
  ...display('subheading', 600),
  textWrap: 'balance',
});

const stroke = {
  content: '""',
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  backgroundColor: 'currentcolor',
  transition: motion('scale'),
  forcedColorAdjust: 'none',
} as const;

/** A plus that becomes a minus. */
export const sign = style({
  position: 'relative',
  inlineSize: '1.125rem',
  blockSize: '1.125rem',
  marginInlineEnd: vars.space.xxs,
  selectors: {
    '&::before': { ...stroke, blockSize: '2px' },
    '&::after': { ...stroke, inlineSize: '2px' },
    '[open] > summary > &::after': { scale: '1 0' },
  },
});

/** The target of the hash, at the top of the item, so that the question scrolls into view too. */
export const anchor = style({ position: 'absolute', insetBlockStart: 0 });

export const answer = style({
  maxInlineSize: vars.width.text,
  paddingBlockEnd: vars.space.lg,
  paddingInlineEnd: vars.space.xxl,
  color: vars.color.textMuted,
});
