import * as v from 'valibot';
import { email } from './fields.ts';
import { FIELD_LIMITS } from './limits.ts';

const schema = email(FIELD_LIMITS.email);

/**
 * The one form in which an address is stored, for finding it again; undefined where the text is none.
 *
 * @example
 * emailOf(' Info@Müller.example'); // => 'info@xn--mller-kva.example'
 */
export function emailOf(text: string): string | undefined {
  const result = v.safeParse(schema, text);
  return result.success ? result.output : undefined;
}
