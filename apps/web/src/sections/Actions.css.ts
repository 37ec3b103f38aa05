import { vars } from '@cornerbell/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.md });
