import { expect, test, type Page } from '@playwright/test';
import { findLayoutFaults } from '../src/find-layout-faults.ts';

const frame = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">
<style>
  body { margin: 0; font: 16px/1.5 Arial, sans-serif; }
  p, h1, ul { margin: 0; }
  .big { display: inline-block; min-width: 44px; min-height: 44px; }
  .for-readers { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
</style>`;

/** The rules that the markup breaks in a window of 400 px, each with its path. */
async function faultsOf(page: Page, markup: string) {
  await page.setViewportSize({ width: 400, height: 600 });
  await page.setContent(frame + markup);
  return page.evaluate(findLayoutFaults, {});
}

const broken: Readonly<Record<string, readonly [rule: string, path: string, markup: string]>> = {
  'text over text': [
    'overlap',
    '#under',
    '<p id="under">Monday at the gym</p><p id="over" style="margin-top: -16px">Tuesday at the gym</p>',
  ],
  'a see-through bar over text': [
    'overlap',
    '#under',
    '<p id="under">Monday at the gym</p><p style="position: fixed; top: 4px">Tuesday</p>',
  ],
  'an opaque badge that hides text without being a layer': [
    'overlap',
    '#under',
    '<p id="under">Monday</p><b style="position: absolute; top: 4px; left: 0; background: red">Full</b>',
  ],
  'text over a button': [
    'overlap',
    '#button',
    '<button id="button" class="big">Apply</button><p style="margin-top: -24px">Tell us of your gym</p>',
  ],
  'text that leaves a box which cuts it': [
    'clipped-text',
    '#text',
    '<div style="overflow: hidden; height: 20px"><p id="text" style="margin-top: 10px">Monday</p></div>',
  ],
  'text cut by its own box': [
    'clipped-text',
    '#text',
    '<p id="text" style="overflow: clip; width: 40px; white-space: nowrap">Monday at the gym</p>',
  ],
  'the tail of a letter cut by tight leading': [
    'clipped-text',
    '#text',
    '<h1 id="text" style="font-size: 60px; line-height: 0.75; overflow: hidden">Boxing gym</h1>',
  ],
  'an ellipsis without a title': [
    'clipped-text',
    '#text',
    '<p id="text" style="overflow: hidden; width: 60px; text-overflow: ellipsis; white-space: nowrap">Monday at the gym</p>',
  ],
  'a line clamp without a title': [
    'clipped-text',
    '#text',
    '<p id="text" style="overflow: hidden; width: 60px; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2">Monday at the gym, and Tuesday too</p>',
  ],
  'a box that is wider than the window': [
    'outside-viewport',
    '#wide',
    '<div id="wide" style="width: 420px"><p>Monday</p></div>',
  ],
  'a word that is wider than its box': [
    'outside-viewport',
    '#word',
    '<p id="word">Donaudampfschifffahrtsgesellschaftskapitänspatentprüfung</p>',
  ],
  'a box left of the window': [
    'outside-viewport',
    '#left',
    '<p id="left" style="margin-left: -20px">Monday</p>',
  ],
  'a low button': [
    'small-target',
    '#button',
    '<button id="button" style="height: 30px; width: 80px; padding: 0">Apply</button>',
  ],
  'a link alone on its line': [
    'small-target',
    '#link',
    '<p><a id="link" href="#a">Pricing</a></p>',
  ],
  'links parted by no words': [
    'small-target',
    '#link',
    '<p><a id="link" href="#a">Pricing</a> / <a class="big" href="#b">Questions</a></p>',
  ],
  'a checkbox whose label is low': [
    'small-target',
    '#box',
    '<label><input id="box" type="checkbox"> Send me the news</label>',
  ],
  'type of 11 px': ['small-text', '#text', '<p id="text" style="font-size: 11px">Monday</p>'],
  'small type in a drawing': [
    'small-text',
    '#text',
    '<svg width="100" height="50" viewBox="0 0 200 100"><text id="text" y="40" font-size="20">Monday</text></svg>',
  ],
};

for (const [name, [rule, path, markup]] of Object.entries(broken)) {
  test(`finds ${name}`, async ({ page }) => {
    const faults = await faultsOf(page, markup);
    expect(faults.map((fault) => [fault.rule, fault.path])).toEqual([[rule, path]]);
  });
}

const words = 'One record holds what the desk, the coach and you each know about a member. ';

test('finds lines too long to read, and counts their characters', async ({ page }) => {
  const markup = `<p id="text" style="font-size: 12px; line-height: 1.4; letter-spacing: -2px">${words.repeat(3)}</p>`;
  const faults = await faultsOf(page, markup);
  expect(faults).toMatchObject([{ rule: 'long-line', path: '#text' }]);
  const [, characters] = /about (\d+) characters/.exec(faults[0]?.message ?? '') ?? [];
  expect(Number(characters)).toBeGreaterThan(95);
  expect(Number(characters)).toBeLessThan(120);
});

test('says what was measured, and where, in a sentence', async ({ page }) => {
  const [fault] = await faultsOf(
    page,
    '<main><ul><li>Monday<li><button style="width: 80px; height: 30px; padding: 0">Apply now</button></ul></main>',
  );
  expect(fault).toEqual({
    rule: 'small-target',
    path: 'body > main > ul > li:nth-of-type(2) > button',
    message: '"Apply now" is 80 × 30 px to the finger, less than 44 × 44.',
  });
});

const sound: Readonly<Record<string, string>> = {
  'lines with tight leading':
    '<h1 style="font-size: 60px; line-height: 0.8">BOXING GYMS BUILT FOR YOU</h1>',
  'what is hidden': `
    <p>Monday</p>
    <div style="position: absolute; top: 0; visibility: hidden">Tuesday<button>x</button></div>
    <div style="position: absolute; top: 0; opacity: 0">Tuesday</div>
    <p class="for-readers">Opens in a new window, which is wider than this one</p>
    <a href="#a" style="position: absolute; top: -50px">Skip to content</a>
    <details><summary class="big">More</summary><button>x</button></details>
    <dialog><button>x</button></dialog>`,
  'decoration behind text':
    '<p>Monday</p><span aria-hidden="true" style="position: absolute; top: 0; left: 0; font-size: 8px">12</span>',
  'text under an opaque bar':
    '<p>Monday at the gym</p><div style="position: fixed; top: 0; left: 0; right: 0; background: white">Menu</div>',
  'an open menu over text':
    '<details open><summary class="big">More</summary><div style="position: absolute; background: #fff"><p>First<p>Second</div></details><p>Monday</p><p>Tuesday</p>',
  'what scrolls':
    '<div style="overflow-x: auto; width: 200px"><div style="width: 900px; white-space: nowrap">Monday at the gym, and Tuesday, and Wednesday at the gym as well</div></div>',
  'what a section cuts at its sides':
    '<div style="overflow: hidden"><i style="display: block; width: 900px; height: 20px; background: red"></i></div>',
  'an ellipsis with a title':
    '<p title="Monday at the gym" style="overflow: hidden; width: 60px; text-overflow: ellipsis; white-space: nowrap">Monday at the gym</p>',
  'a link in a sentence': '<p>Read the <a href="#a">offer</a> first.</p>',
  'a label and its switch as one target':
    '<label style="display: flex; min-height: 44px"><button role="switch" aria-checked="false" style="width: 44px; height: 24px"></button> Waitlist</label>',
  'a label and its checkbox as one target':
    '<label style="display: flex; min-height: 44px"><input type="checkbox"> Send me the news</label>',
  'a card whose link spans it':
    '<style>a::after { content: ""; position: absolute; inset: 0 }</style><div style="position: relative; width: 200px; height: 90px"><a href="#a">Pricing</a></div>',
  'a disabled button': '<button disabled>Apply</button>',
};

for (const [name, markup] of Object.entries(sound)) {
  test(`lets pass ${name}`, async ({ page }) => {
    expect(await faultsOf(page, markup)).toEqual([]);
  });
}

test('while a modal dialog is open, looks at nothing else', async ({ page }) => {
  const markup =
    '<button>low</button><dialog><button id="close" style="width: 60px; height: 20px; padding: 0">Close</button></dialog>';
  await faultsOf(page, markup);
  await page.locator('dialog').evaluate((dialog: HTMLDialogElement) => dialog.showModal());
  const faults = await page.evaluate(findLayoutFaults, {});
  expect(faults.map(({ path }) => path)).toEqual(['#close']);
});
