import * as v from 'valibot';
import { email } from './fields.ts';
import { fieldLimits } from './limits.ts';

const schema = email(fieldLimits.email);

/**
 * The normalized form in which an email address is stored; undefined if the text is not one.
 *
 * @example
 * emailOf(' Info@Müller.example'); // => 'info@xn--mller-kva.example'
 */
export function emailOf(text: string): string | undefined {
  const result = v.safeParse(schema, text);
  return result.success ? result.output : undefined;
}
