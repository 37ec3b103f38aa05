export { errorStatus, type ErrorCode, type FunctionAnswer, type FunctionError } from './answer.ts';
export { demoKinds } from './demo-kinds.ts';
export type { Attribution, LeadExtras, Touch } from './extras.ts';
export { formStatuses, type FormStatus } from './form-statuses.ts';
export { leadFunctionName, leadFunctionPath } from './function-name.ts';
export { emailOf } from './email.ts';
export { fieldLimits, retentionDays, maxBodyBytes } from './limits.ts';
export { parseLeadBody, type ParsedLeadBody } from './parse-lead-body.ts';
export {
  leadBody,
  type ApplicationRequest,
  type DemoRequest,
  type LeadBody,
  type LeadBodyInput,
  type NewsletterRequest,
} from './requests.ts';
