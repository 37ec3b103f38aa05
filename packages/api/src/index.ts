export { createClient, type Client, type ClientOptions, type FunctionOptions } from './client.ts';
export { demoKinds } from './demo-kinds.ts';
export type { Attribution, LeadExtras, Touch } from './extras.ts';
export { formStatuses, type FormStatus } from './form-statuses.ts';
export { fieldLimits } from './limits.ts';
export { failureReasons, type Failure, type FailureReason, type Outcome } from './outcome.ts';
export type {
  ApplicationRequest,
  DemoRequest,
  LeadRequest,
  NewsletterRequest,
} from './requests.ts';
