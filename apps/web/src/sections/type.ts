import { from, vars } from '@cornerbell/ui/theme';

/** A headline in the display face, at a step of the type scale. */
export const headline = (step: keyof typeof vars.type) =>
  ({
    ...vars.type[step],
    margin: 0,
    fontFamily: vars.font.display,
    fontWeight: 700,
  }) as const;

/** The one or two sentences under a headline. */
export const lead = {
  ...vars.type.lead,
  margin: 0,
  maxWidth: vars.width.text,
  color: vars.color.textMuted,
  textWrap: 'pretty',
  '@media': { [from('tablet')]: { textWrap: 'balance' } },
} as const;
