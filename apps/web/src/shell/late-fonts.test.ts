import { afterEach, expect, it, vi } from 'vitest';
import { findLateFonts } from './late-fonts.ts';

afterEach(() => vi.restoreAllMocks());

it('passes over a style sheet that may not be read', () => {
  const context = { measureText: () => ({ width: 1 }) } as unknown as CanvasRenderingContext2D;
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  const foreign = {
    get cssRules(): CSSRuleList {
      throw new DOMException('Cannot access rules', 'SecurityError');
    },
  };
  vi.spyOn(document, 'styleSheets', 'get').mockReturnValue([foreign] as unknown as StyleSheetList);

  expect(findLateFonts).not.toThrow();
});
