import { vars } from '@cornerbell/ui/theme';
import { style } from '@vanilla-extract/css';

export const author = style({ display: 'flex', alignItems: 'center', gap: vars.space.sm });

export const authorName = style({ margin: 0, fontWeight: 600 });

export const authorTitle = style({ ...vars.type.small, margin: 0, color: vars.color.textMuted });
