import { vars } from '@cornerbell/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';
import { headline, lead as sectionLead } from './type.ts';

export const root = style({ display: 'grid', gap: vars.space.md });

export const title = styleVariants({
  title: { ...headline('title'), textWrap: 'balance' },
  hero: { ...headline('hero'), textTransform: 'uppercase', textWrap: 'balance' },
});

export const lead = style(sectionLead);
