import { init, type CmsConfig } from '@sveltia/cms';
import { config } from './config.ts';
import { guardFiles } from './guard-files.ts';
import { guardTyping } from './guard-typing.ts';
import { showField } from './show-field.ts';

guardFiles();
guardTyping();
// Before Sveltia reads the address.
showField();
window.addEventListener('hashchange', showField);

// Sveltia's check of the configuration stops at what is `undefined`.
await init({ config: JSON.parse(JSON.stringify(config)) as CmsConfig });
