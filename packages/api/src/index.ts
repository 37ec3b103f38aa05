export { createClient, type Client, type ClientOptions, type FunctionOptions } from './client.ts';
export { DEMO_KINDS } from './demo-kinds.ts';
export type { Attribution, LeadExtras, Touch } from './extras.ts';
export { FORM_STATUSES, type FormStatus } from './form-statuses.ts';
export { FIELD_LIMITS } from './limits.ts';
export { FAILURE_REASONS, type Failure, type FailureReason, type Outcome } from './outcome.ts';
export type {
  ApplicationRequest,
  DemoRequest,
  LeadRequest,
  NewsletterRequest,
} from './requests.ts';
