import { init, type CmsConfig } from '@sveltia/cms';
import { config } from './config.ts';

// Sveltia's check of the configuration stops at what is `undefined`.
await init({ config: JSON.parse(JSON.stringify(config)) as CmsConfig });
