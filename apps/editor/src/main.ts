import { init, type CmsConfig } from '@sveltia/cms';
import { config } from './config.ts';
import { guardFiles } from './guard-files.ts';
import { guardTyping } from './guard-typing.ts';

/** Has Sveltia open the field of an address: `#/collections/site/entries/home?field=hero.title`. */
function showField(): void {
  const [, entry, field = ''] = /^(#.*)\?field=(.*)$/.exec(window.location.hash) ?? [];
  if (entry === undefined) return;
  const highlight = { locale: '_default', keyPath: decodeURIComponent(field) };
  window.history.replaceState({ highlight }, '', entry);
}

guardFiles();
guardTyping();
// Before Sveltia reads the address.
showField();
window.addEventListener('hashchange', showField);

// Sveltia's check of the configuration stops at what is `undefined`.
await init({ config: JSON.parse(JSON.stringify(config)) as CmsConfig });
