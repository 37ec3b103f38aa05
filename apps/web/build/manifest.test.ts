import { describe, expect, it } from 'vitest';
import { readAssets } from './manifest.ts';

const manifest = {
  'src/boot/boot.ts': { file: 'assets/boot.js', dynamicImports: ['src/boot/hydrate.tsx'] },
  'src/boot/hydrate.tsx': { file: 'assets/app.js', imports: ['_shared.js'] },
  'src/boot/turn.ts': { file: 'assets/turn.js' },
  '_shared.js': { file: 'assets/shared.js', imports: ['src/boot/boot.ts'] },
  'src/pages/home/HomePage.tsx': { file: 'assets/home.js', imports: ['_shared.js', '_cards.js'] },
  '_cards.js': { file: 'assets/cards.js', imports: ['_shared.js'] },
  'src/pages/faq/FaqPage.tsx': { file: 'assets/faq.js' },
  'style.css': { file: 'assets/style.css' },
  'inter.woff2': { file: 'assets/inter.woff2' },
};

describe('readAssets', () => {
  it('names the app, the page and all they import, each once, and no other page', () => {
    const { app } = readAssets(manifest, 'src/pages/home/HomePage.tsx', ['/index.json']);
    expect(app).toEqual(['turn', 'app', 'shared', 'home', 'cards', '/index.json']);
  });

  it('names the style sheet, the fonts and the boot script', () => {
    const { sheet, fonts, boot } = readAssets(manifest, 'src/pages/faq/FaqPage.tsx', []);
    expect(sheet).toBe('/assets/style.css');
    expect(fonts).toEqual(['/assets/inter.woff2']);
    expect(boot).toBe('/assets/boot.js');
  });

  it('says what is missing where the build has no boot script', () => {
    expect(() => readAssets({ 'a.js': { file: 'a.js' } }, 'a.js', [])).toThrow(
      'The build has no src/boot/boot.ts; it has a.js.',
    );
  });
});
