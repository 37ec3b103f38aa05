import { expect, test } from '@playwright/test';
import { findAccessibilityFaults } from '../src/find-accessibility-faults.ts';

const page = (content: string) =>
  `<!doctype html><html lang="en"><title>A page</title><main>${content}</main></html>`;

test('names the rules that a page violates, with the elements', async ({ page: tab }) => {
  await tab.setContent(page('<img src="/ring.png"><button></button>'));
  const faults = await findAccessibilityFaults(tab);
  expect(faults.toSorted()).toEqual([
    ['button-name', [['button']]],
    ['image-alt', [['img']]],
  ]);
});

test('finds nothing on a page that violates none', async ({ page: tab }) => {
  await tab.setContent(page('<h1>A page</h1><img src="/ring.png" alt="The ring">'));
  expect(await findAccessibilityFaults(tab)).toEqual([]);
});
