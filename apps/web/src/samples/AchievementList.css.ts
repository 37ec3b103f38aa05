import { vars } from '@cornerbell/ui/theme';
import { style } from '@vanilla-extract/css';
import { plainList } from '../shared/plain-list.css.ts';

export const root = style([
  plainList,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
    gap: vars.space.lg,
  },
]);

export const badge = style({ display: 'flex', alignItems: 'center', gap: vars.space.md });

export const tier = style({ fontWeight: 600, color: vars.color.text });
