import { run } from 'axe-core';

/**
 * Asserts that axe finds no violation. Contrast is covered by the theme's own test (jsdom computes no
 * colours), landmarks by tests of whole pages.
 */
export async function expectAccessible(container: Element = document.body): Promise<void> {
  const { violations } = await run(container, {
    resultTypes: ['violations'],
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  if (violations.length === 0) return;
  const findings = violations.map(
    ({ help, id, nodes }) => `${id}: ${help}\n${nodes.map(({ html }) => `  ${html}`).join('\n')}`,
  );
  throw new Error(
    `Expected no accessibility violation, received ${violations.length}:\n${findings.join('\n')}`,
  );
}
