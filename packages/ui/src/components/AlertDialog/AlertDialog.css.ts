import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';
import * as dialog from '../Dialog/Dialog.css.ts';

export const content = style([
  dialog.content,
  {
    alignItems: 'start',
    maxInlineSize: '32rem',
    padding: `calc(${vars.space.lg} + ${vars.space.xs})`,
  },
]);

export const icon = style({ color: vars.color.accentText });

globalStyle(`${icon} > svg`, { display: 'block', inlineSize: '2rem', blockSize: '2rem' });

export const title = style([dialog.title, { paddingInlineEnd: 0 }]);

export const description = style([
  dialog.description,
  { color: vars.color.text, ...vars.type.lead },
]);

export const actions = style([dialog.actions, { alignSelf: 'end' }]);

export const action = style({ minInlineSize: '7rem' });
