import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';
import { visuallyHidden } from './rules.ts';

/** Text for screen readers only. */
export const hidden = style(visuallyHidden);

/** A list without bullets and indent. With `none`, Safari would not announce it as a list. */
export const plainList = style({ margin: 0, padding: 0, listStyleType: '""' });

/** The outermost element of a layer: above the page, and without a box in its parent's layout. */
export const layerPlace = style({ position: 'fixed', zIndex: vars.layer.overlay });

/** Where a notice beside a dialog would lie over it. */
export const smallScreen = '(max-width: 37.5em), (max-height: 30em)';

/** On a small screen, notices stand at the foot of the dialog. */
export const noticePlace = style({
  position: 'fixed',
  '@media': {
    [smallScreen]: { selectors: { '&:has(li)': { position: 'static', flex: 'none' } } },
  },
});
