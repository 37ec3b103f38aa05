export {
  errorStatus,
  leadFunctionPath,
  newsletterLinkPath,
  type NewsletterAction,
  type FormStatus,
  type FunctionAnswer,
  type FunctionError,
} from './answer.ts';
export { fieldLimits, maxBodyBytes, retentionDays } from './limits.ts';
export { emailOf, parseLeadBody, type LeadBody, type LeadRequest } from './requests.ts';
