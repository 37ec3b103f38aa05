export { createDemoClient, type DemoClient } from './demo.ts';
export { DEMO_KINDS } from './demoKinds.ts';
export type { ClientOptions } from './invoke.ts';
export { FIELD_LIMITS } from './limits.ts';
export { createNewsletterClient, type NewsletterClient } from './newsletter.ts';
export { FAILURE_REASONS, type Failure, type FailureReason, type Outcome } from './outcome.ts';
export type { DemoRequest, NewsletterRequest } from './requests.ts';
