import { from, vars } from '@cornerbell/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style({ borderBottom: `1px solid ${vars.color.border}` });

export const summary = style({
  display: 'grid',
  gap: `${vars.space.xxs} ${vars.space.md}`,
  alignItems: 'baseline',
  paddingBlock: vars.space.md,
  cursor: 'pointer',
  listStyle: 'none',
  gridTemplateColumns: '1fr auto',
  gridTemplateAreas: '"state findings" "title title" "facts facts"',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { background: vars.color.surfaceSunken },
  },
  '@media': {
    [from('desktop')]: {
      gridTemplateColumns: '8rem 1fr auto',
      gridTemplateAreas: '"state title findings" ". facts facts"',
    },
  },
});

export const state = style({ gridArea: 'state', justifySelf: 'start' });

export const title = style({
  ...vars.type.subheading,
  gridArea: 'title',
  fontFamily: vars.font.display,
  fontWeight: 700,
  overflowWrap: 'anywhere',
});

export const facts = style({
  ...vars.type.small,
  gridArea: 'facts',
  color: vars.color.textMuted,
});

export const findings = style({
  ...vars.type.small,
  gridArea: 'findings',
  color: vars.color.textMuted,
  selectors: { '&[data-open="true"]': { color: vars.color.danger, fontWeight: 600 } },
});

export const body = style({
  display: 'grid',
  gap: vars.space.lg,
  paddingBlock: `${vars.space.xs} ${vars.space.xl}`,
  '@media': { [from('desktop')]: { paddingInlineStart: '9rem' } },
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.md,
  margin: 0,
});

export const file = style({ ...vars.type.small, color: vars.color.textMuted });

export const part = style({ minWidth: 0 });

export const partTitle = style({
  ...vars.type.small,
  margin: `0 0 ${vars.space.xs}`,
  color: vars.color.textMuted,
  fontWeight: 600,
});

export const previews = style({
  display: 'grid',
  gap: vars.space.lg,
  '@media': { [from('tablet')]: { gridTemplateColumns: '1fr 1fr' } },
});

export const result = style({
  padding: vars.space.md,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
  background: vars.color.surfaceRaised,
});

export const resultAddress = style({
  ...vars.type.small,
  margin: 0,
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
});

export const resultTitle = style({
  margin: `${vars.space.xxs} 0`,
  fontSize: '1.25rem',
  lineHeight: '1.3',
  color: vars.hue.blue.text,
});

export const resultText = style({ ...vars.type.small, margin: 0 });

export const length = style({
  ...vars.type.small,
  margin: `${vars.space.xs} 0 0`,
  color: vars.color.textMuted,
});

export const columns = style({
  display: 'grid',
  gap: vars.space.lg,
  '@media': { [from('tablet')]: { gridTemplateColumns: 'repeat(3, 1fr)' } },
});

export const none = style({ ...vars.type.small, margin: 0, color: vars.color.textMuted });

export const lines = style({
  ...vars.type.small,
  display: 'grid',
  gap: vars.space.xs,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const finding = style({
  width: '100%',
  padding: vars.space.xs,
  border: 0,
  borderInlineStart: `3px solid ${vars.color.danger}`,
  background: vars.color.surfaceSunken,
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&[data-severity="warning"]': { borderColor: vars.color.accent },
    '&:hover': { textDecoration: 'underline' },
  },
});

export const position = style({ color: vars.color.textMuted });
