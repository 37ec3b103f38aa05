import { globalLayer, globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { vars } from './theme/vars.css.ts';

// A layer, so that every component overrides the reset, whatever the order of imports.
const layer = globalLayer('cb-reset');

const reset = (selector: string, rule: Omit<GlobalStyleRule, '@layer'>) =>
  globalStyle(selector, { '@layer': { [layer]: rule } });

reset('*, *::before, *::after', { boxSizing: 'border-box' });

reset('*', { margin: 0 });

reset('html', {
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  tabSize: 2,
});

reset('body', {
  minBlockSize: '100dvh',
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  fontFamily: vars.font.text,
  fontSize: vars.type.body.fontSize,
  lineHeight: vars.type.body.lineHeight,
  overflowWrap: 'break-word',
  fontSynthesis: 'style',
  WebkitFontSmoothing: 'antialiased',
});

reset('h1, h2, h3, h4', {
  fontFamily: vars.font.display,
  fontWeight: 700,
  lineHeight: vars.type.title.lineHeight,
  textWrap: 'balance',
});

reset('p, li, dd, figcaption, blockquote', { textWrap: 'pretty' });

reset('img, picture, svg, video, canvas', { display: 'block', maxInlineSize: '100%' });

reset('img, video', { blockSize: 'auto' });

reset('input, button, textarea, select', { font: 'inherit', color: 'inherit' });

reset('a', { color: 'inherit' });

reset(':focus-visible', {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: '3px',
});

reset('::selection', { backgroundColor: vars.color.accent, color: vars.color.onAccent });
