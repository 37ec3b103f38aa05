export { ERROR_STATUS, type ErrorCode, type FunctionAnswer, type FunctionError } from './answer.ts';
export { DEMO_KINDS } from './demo-kinds.ts';
export type { Attribution, LeadExtras, Touch } from './extras.ts';
export { FORM_STATUSES, type FormStatus } from './form-statuses.ts';
export { FUNCTION_NAME, FUNCTION_PATH } from './function-name.ts';
export { emailOf } from './email.ts';
export { FIELD_LIMITS, KEPT_DAYS, MAX_BODY_BYTES } from './limits.ts';
export { parseLeadBody, type ParsedLeadBody } from './parse-lead-body.ts';
export {
  leadBody,
  type ApplicationRequest,
  type DemoRequest,
  type LeadBody,
  type LeadBodyInput,
  type NewsletterRequest,
} from './requests.ts';
