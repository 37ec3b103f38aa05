import { paths } from './site.ts';
import { expect, test } from './test.ts';

/** Text spacing as WCAG 1.4.12 allows readers to set it. */
const textSpacing =
  '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-block-end:2em!important}';

test.use({ viewport: { width: 320, height: 800 }, bypassCSP: true });

for (const path of paths) {
  test(`${path} loses no text with wider text spacing`, async ({ page }) => {
    await page.goto(path);
    await page.addStyleTag({ content: textSpacing });
    const faults = await page.evaluate(() => {
      // Below the fold nothing has a layout until it is shown.
      for (const part of document.querySelectorAll<HTMLElement>('main *, footer')) {
        if (getComputedStyle(part).contentVisibility !== 'visible') {
          part.style.contentVisibility = 'visible';
        }
      }
      const { scrollWidth, clientWidth } = document.documentElement;
      const cut = [...document.querySelectorAll<HTMLElement>('body :not(input)')].filter(
        (element) =>
          // Texts for screen readers are cut off on purpose, and what is typed scrolls.
          element.clientWidth > 1 &&
          element.scrollWidth > element.clientWidth + 1 &&
          ['hidden', 'clip'].includes(getComputedStyle(element).overflowX) &&
          getComputedStyle(element).textOverflow !== 'ellipsis',
      );
      return [
        ...(scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px too wide`] : []),
        ...cut.map(({ outerHTML }) => outerHTML.slice(0, 120)),
      ];
    });
    expect(faults).toEqual([]);
  });
}
