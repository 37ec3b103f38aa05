import { expect, it } from 'vitest';
import * as index from './index.ts';
import * as schema from './schema.ts';

it('publishes these names and no other', () => {
  expect(Object.keys(index).toSorted()).toEqual([
    'DEMO_KINDS',
    'FAILURE_REASONS',
    'FIELD_LIMITS',
    'FORM_STATUSES',
    'createApplicationClient',
    'createClient',
    'createDemoClient',
    'createNewsletterClient',
  ]);
  expect(Object.keys(schema).toSorted()).toEqual([
    'DEMO_KINDS',
    'ERROR_STATUS',
    'FIELD_LIMITS',
    'FORM_STATUSES',
    'FUNCTION_NAME',
    'FUNCTION_PATH',
    'KEPT_DAYS',
    'MAX_BODY_BYTES',
    'applicationBody',
    'demoBody',
    'emailOf',
    'leadBody',
    'newsletterBody',
    'parseLeadBody',
  ]);
});
