import type { LeadRequest } from '@cornerbell/api';
import type { LeadFormOptions } from './submit-form.ts';

/** Reads the lead in a form: its fields, without empty optional ones, and what else it asks for. */
export function readLead(
  element: HTMLFormElement,
  { copy, readMore }: Pick<LeadFormOptions, 'copy' | 'readMore'>,
): LeadRequest {
  const data = new FormData(element);
  const texts = copy.fields
    .map(({ name, optional }) => [name, String(data.get(name) ?? '').trim(), optional] as const)
    .filter(([, text, optional]) => text || !optional);
  const { endpoint } = element.dataset;
  // The copy has the fields of the request, so the types match, but TypeScript can't know.
  return { endpoint, ...Object.fromEntries(texts), ...readMore?.(data) } as LeadRequest;
}
