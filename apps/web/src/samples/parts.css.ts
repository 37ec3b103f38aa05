import { textStyles } from '@cornerbell/ui/theme';
import { style } from '@vanilla-extract/css';

// What the parts of pictures share.

/** The first line of an entry. */
export const primary = style({ ...textStyles.primary, display: 'block' });

/** The second line of an entry. */
export const secondary = style({ ...textStyles.secondary, display: 'block' });

/** The label of a number or a group. */
export const label = style(textStyles.label);
