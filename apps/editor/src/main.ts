import { fileSchemas } from '@cornerbell/content/schemas';
import { init, registerCustomFormat } from '@sveltia/cms';
import { formatName, formatOf } from './format.ts';

for (const file of Object.keys(fileSchemas))
  registerCustomFormat(formatName(file), file.split('.').at(-1) ?? '', formatOf(file));
// It reads `config.json`.
await init();
