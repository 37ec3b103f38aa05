import { editedFiles } from '@cornerbell/content/schemas';
import { init, registerCustomFormat, type CmsConfig } from '@sveltia/cms';
import { config } from './config.ts';
import { formatName, formatOf } from './format.ts';

for (const file of editedFiles)
  registerCustomFormat(formatName(file), file.split('.').at(-1) ?? '', formatOf(file));
// Sveltia's check of the configuration stops at what is `undefined`.
await init({ config: JSON.parse(JSON.stringify(config)) as CmsConfig });
