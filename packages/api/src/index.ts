export {
  createClient,
  type Client,
  type ClientOptions,
  type Failure,
  type Outcome,
} from './client.ts';
export type { LeadRequest } from './requests.ts';
