import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach } from 'vitest';

// A second, the default, is too short on a busy machine.
configure({ asyncUtilTimeout: 20_000 });
afterEach(cleanup);
// All files share a document, and a story stays in it until the next one runs.
afterAll(() => globalThis.document?.body.replaceChildren());

// jsdom has no layout, no `ResizeObserver` and nothing to scroll.
if ('Element' in globalThis) Element.prototype.scrollIntoView ??= () => undefined;
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
