import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { brandThemeCss, createBrandTheme } from './brand.ts';
import { contrast } from './contrast.ts';

const accents = [
  '#F4511E',
  '#0B5FFF',
  '#FFE600',
  '#00FFA3',
  '#777777',
  '#808080',
  '#000000',
  '#FFFFFF',
];

describe.each(accents)('the brand of %s', (accent) => {
  const { light, ink } = createBrandTheme({ accent });

  test.each([
    ['light', light],
    ['ink', ink],
  ])('has legible words on its accent and as its accent, in %s', (_, variables) => {
    const of = (role: string) => variables[`--cb-color-${role}`] ?? '';

    expect(of('accent')).toBe(accent);
    expect(contrast(of('on-accent'), of('accent'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(of('on-accent'), of('accent-hover'))).toBeGreaterThanOrEqual(4.5);
    for (const surface of ['surface', 'surface-raised', 'surface-sunken']) {
      expect(contrast(of('accent-text'), of(surface))).toBeGreaterThanOrEqual(4.5);
      expect(contrast(of('focus'), of(surface))).toBeGreaterThanOrEqual(3);
    }
  });
});

test('keeps what the brand states and derives the rest from it', () => {
  const { light, ink } = createBrandTheme({
    accent: '#0B5FFF',
    light: { surface: '#F4F7FF' },
    font: { display: 'Oswald, sans-serif' },
    radius: { sm: '8px' },
  });

  expect(light).toMatchObject({
    '--cb-color-surface': '#F4F7FF',
    '--cb-color-on-accent': '#FFFFFF',
    '--cb-font-display': 'Oswald, sans-serif',
    '--cb-radius-sm': '8px',
  });
  expect(ink['--cb-color-surface']).toBe('#0E0F11');
});

test('refuses a stated colour that cannot be read, saying which, why and what came', () => {
  expect(() => createBrandTheme({ accent: '#0B5FFF', light: { accentText: '#FFD000' } })).toThrow(
    /accentText on surface needs a contrast of at least 4\.5:1 \(such as .+\), received #FFD000 on #FAF7F2, 1\.\d\d:1/,
  );
});

test('refuses a colour that is not six hex digits', () => {
  expect(() => createBrandTheme({ accent: 'rgb(0 0 0)' })).toThrow('received "rgb(0 0 0)"');
});

test('can be set as a style object', () => {
  const { light } = createBrandTheme({ accent: '#0B5FFF' });

  expect(renderToStaticMarkup(<div style={light} />)).toContain('--cb-color-accent:#0B5FFF;');
});

test('as a style sheet reaches every place where styles.css sets colours', () => {
  const css = brandThemeCss(createBrandTheme({ accent: '#0B5FFF' }));

  document.head.innerHTML = `<style>${css}</style>`;
  const selectors = [...(document.styleSheets[0]?.cssRules ?? [])].map((rule) =>
    rule instanceof CSSStyleRule ? rule.selectorText : rule.cssText.split('{', 2).join('{').trim(),
  );
  expect(selectors).toEqual([
    ':root, [data-theme="light"]',
    'header[data-theme="ink"]:has(details[open][data-tone="white"])',
    '[data-theme="ink"]',
    expect.stringMatching(/prefers-color-scheme: ?dark.*:root:not\(\[data-theme="light"\]\)/s),
    expect.stringMatching(/print.*\[data-theme\]/s),
  ]);
});
