import * as v from 'valibot';
import type { FunctionError } from './answer.ts';
import { leadBody, type LeadBody } from './requests.ts';

/** A checked body, or the first thing wrong with it. */
export type ParsedLeadBody =
  | {
      /** Always `true`: the body is valid. */
      readonly ok: true;
      /** The body, normalised and without unknown fields. */
      readonly body: LeadBody;
    }
  | {
      /** Always `false`: the body is invalid. */
      readonly ok: false;
      /** The first thing wrong with it. */
      readonly error: FunctionError;
    };

/**
 * Validates and normalizes a decoded request body: text trimmed and NFC, email in lower case, unknown
 * fields dropped. Never throws.
 *
 * @example
 * parseLeadBody({ endpoint: 'newsletter', email: ' Sam@Example.com', name: 'Sam' });
 * // => { ok: true, body: { endpoint: 'newsletter', email: 'sam@example.com', name: 'Sam' } }
 * parseLeadBody({ endpoint: 'newsletter', email: 'sam@example.com' });
 * // => { ok: false, error: { code: 'missing_field', field: 'name', message: 'name: …' } }
 */
export function parseLeadBody(value: unknown): ParsedLeadBody {
  const result = v.safeParse(leadBody, value, { abortEarly: true });
  if (result.success) return { ok: true, body: result.output };
  const [issue] = result.issues;
  const field = v.getDotPath(issue);
  if (field === null) {
    const message = `The body: expected a JSON object, received ${issue.received}`;
    return { ok: false, error: { code: 'invalid_body', message } };
  }
  const code = codeOf(issue.type, issue.received);
  return { ok: false, error: { code, message: `${field}: ${issue.message}`, field } };
}

function codeOf(type: string, received: string): FunctionError['code'] {
  if (type === 'variant') return 'unknown_endpoint';
  if (type === 'non_empty' || received === 'undefined') return 'missing_field';
  return type === 'max_length' ? 'too_long' : 'invalid_field';
}
