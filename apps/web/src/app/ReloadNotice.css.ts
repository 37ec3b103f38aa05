import { vars } from '@cornerbell/ui/theme';
import { globalStyle } from '@vanilla-extract/css';

/** The notice is made by the boot script, which knows no class names. */
const notice = '[data-reload]';

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

globalStyle(`${notice} > a`, { color: vars.color.accentText, fontWeight: 600 });
