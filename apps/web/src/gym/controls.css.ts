import { vars } from '@cornerbell/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

// What only the live gym needs has a class of its own, so that documents with stills leave it out.

/** What is done, in place of the button that did it. */
export const done = style({ color: vars.color.success });

/** The choice that is on. */
export const chosen = style({
  borderColor: vars.color.text,
  backgroundColor: vars.color.text,
  color: vars.color.surfaceRaised,
});

export const choice = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  paddingBlock: vars.space.sm,
});

/** A control of the live gym that looks like its text. */
export const plain = style({
  padding: 0,
  border: 0,
  background: 'none',
  letterSpacing: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
});

globalStyle(`:is(${plain}, [data-title]):focus-visible`, { outlineOffset: '2px' });

/** Text that opens something, as high as a finger needs. */
export const open = style([
  plain,
  {
    position: 'relative',
    // 24 pixels high in every browser, and no higher row.
    padding: '0.125rem',
    margin: '-0.125rem',
    // Its padding keeps it from the text.
    ':focus-visible': { outlineOffset: 0 },
    ':hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
    '::before': { content: '""', position: 'absolute', inset: '-0.5625rem -0.125rem' },
  },
]);

/** Text that opens the row that it is in, and can be pressed all over it. */
export const openRow = style([open, { position: 'static', '::before': { inset: 0 } }]);

globalStyle(`${openRow} > svg`, { transition: `rotate ${vars.motion.fast} ${vars.motion.ease}` });
globalStyle(`${openRow}[aria-expanded="true"] > svg`, { rotate: '180deg' });
