import { describe, expect, test } from 'vitest';
import { brandThemeCss, createBrandTheme } from './brand.ts';
import { contrast } from './contrast.ts';

const accents = ['#F4511E', '#0B5FFF', '#FFE600', '#777777', '#000000', '#FFFFFF'];

describe.each(accents)('the brand of %s', (accent) => {
  const { light, ink } = createBrandTheme({ accent });

  test.each([
    ['light', light],
    ['ink', ink],
  ])('has readable text on its accent and in its accent, in %s', (_, variables) => {
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

test('keeps what the brand sets and derives the rest', () => {
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

test('rejects a colour with too little contrast, naming the pair and the ratio', () => {
  expect(() => createBrandTheme({ accent: '#0B5FFF', light: { accentText: '#FFD000' } })).toThrow(
    /accentText on surface needs a contrast of at least 4\.5:1 \(such as .+\), received #FFD000 on #FAF7F2, 1\.\d\d:1/,
  );
});

test.each([
  [
    'accent',
    { accent: 'rgb(0 0 0)' },
    'six hex digits (such as \'#0B5FFF\'), received "rgb(0 0 0)"',
  ],
  ['border', { light: { border: 'red}body{display:none' } }, 'received "red}body{display:none"'],
  ['border', { ink: { border: '#FFFFFF80' } }, 'received "#FFFFFF80"'],
])('rejects for %s what is not a colour: %o', (role, options, received) => {
  const create = () => createBrandTheme({ accent: '#0B5FFF', ...options });

  expect(create).toThrow(`The brand's colour ${role} can't be used: expected # and `);
  expect(create).toThrow(received);
});

test.each([
  ['font', 'display', 'Oswald;color:red', 'Oswald, sans-serif'],
  ['font', 'text', '</style><script>', 'Oswald, sans-serif'],
  ['radius', 'sm', '8px}body{display:none', '8px'],
])('rejects a %s %s that would end its declaration: %s', (group, name, value, example) => {
  expect(() => createBrandTheme({ accent: '#0B5FFF', [group]: { [name]: value } })).toThrow(
    `The brand's ${group} ${name} can't be used: expected a value without ; { } and < ` +
      `(such as '${example}'), received ${JSON.stringify(value)}.`,
  );
});

test('paper is white, as the raised surface is', () => {
  const [paper = ''] =
    brandThemeCss(createBrandTheme({ accent: '#0B5FFF' })).match(/@media print.*/) ?? [];

  expect(paper).toContain('--cb-color-surface:var(--cb-color-surface-raised)');
});

test('an option may be left undefined', () => {
  const theme = createBrandTheme({
    accent: '#0B5FFF',
    light: { surface: undefined },
    font: { display: undefined },
    radius: { sm: undefined },
  });

  expect(theme).toEqual(createBrandTheme({ accent: '#0B5FFF' }));
});
