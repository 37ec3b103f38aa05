import { style } from '@vanilla-extract/css';
import { visuallyHidden } from './rules.ts';

/** Text for screen readers only. */
export const hidden = style(visuallyHidden);

/** A list without bullets and indent. With `none`, Safari would not announce it as a list. */
export const plainList = style({ margin: 0, padding: 0, listStyleType: '""' });

/** An element without a box in the layout of its parent. */
export const outOfFlow = style({ position: 'fixed' });

/** Where a notice beside a dialog would lie over it. */
export const smallScreen = '(max-width: 37.5em), (max-height: 30em)';

/** On a small screen, notices stand at the foot of the dialog. */
export const noticePlace = style([
  outOfFlow,
  {
    '@media': {
      [smallScreen]: { selectors: { '&:has(li)': { position: 'static', flex: 'none' } } },
    },
  },
]);
