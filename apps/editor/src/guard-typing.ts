import { registerEventListener } from '@sveltia/cms';

const entryOf = (url: string) => new URL(url).hash.replace(/\?.*/, '');

/** Asks before typed text is dropped, by a reload or by leaving its entry. */
export function guardTyping(): void {
  let isTyped = false;
  document.addEventListener('input', ({ target }) => {
    isTyped ||= target instanceof Element && target.closest('[data-key-path]') !== null;
  });
  registerEventListener({
    name: 'postSave',
    handler: () => {
      isTyped = false;
    },
  });
  window.addEventListener('beforeunload', (event) => {
    if (isTyped) event.preventDefault();
  });
  // The editor needs Chromium, which has this.
  window.navigation.addEventListener('navigate', (event) => {
    const isElsewhere = entryOf(event.destination.url) !== entryOf(window.location.href);
    if (!isTyped || !isElsewhere) return;
    // oxlint-disable-next-line no-alert -- the browser's own question, as at a reload
    if (window.confirm('Leave without saving? What you have typed is lost.')) isTyped = false;
    else event.preventDefault();
  });
}
