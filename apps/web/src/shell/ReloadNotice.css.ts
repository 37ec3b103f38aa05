import { vars } from '@cornerbell/ui/theme';
import { globalStyle } from '@vanilla-extract/css';

/** The notices are made by scripts that know no class names: boot, and what goes on with an earlier visit. */
const notice = ':is([data-reload], [data-notice])';

globalStyle(notice, {
  ...vars.type.small,
  position: 'fixed',
  insetBlockEnd: 0,
  insetInline: 0,
  zIndex: vars.layer.toast,
  margin: 0,
  padding: vars.space.md,
  borderBlockStart: `${vars.space.xxs} solid ${vars.color.accent}`,
  backgroundColor: vars.color.surfaceRaised,
  color: vars.color.text,
});

globalStyle('[data-notice]:empty', { opacity: 0 });

globalStyle(`${notice} > a`, { color: vars.color.accentText, fontWeight: 600 });

globalStyle('[data-notice] > button', {
  ...vars.type.small,
  minHeight: '2.75rem',
  paddingInline: vars.space.sm,
  border: 0,
  backgroundColor: 'transparent',
  color: 'inherit',
  fontFamily: 'inherit',
  textDecoration: 'underline',
  cursor: 'pointer',
});
