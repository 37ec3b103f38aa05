import type { FunctionError } from '@cornerbell/api/schema';

/** What a body is written in. */
export type BodyType = 'json' | 'form';

/** A decoded body, or why there is none. */
export type ReadBody =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly error: FunctionError };

/** What a request's body is written in, by its `content-type`; undefined for anything else. */
export function bodyTypeOf(request: Request): BodyType | undefined {
  const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase();
  if (type === 'application/json') return 'json';
  return type === 'application/x-www-form-urlencoded' ? 'form' : undefined;
}

/**
 * Reads a request's body, but never more than `maxBytes` of it: a form as an object of its fields,
 * of which the first of a name counts. Never rejects.
 */
export async function readBody(
  request: Request,
  type: BodyType | undefined,
  maxBytes: number,
): Promise<ReadBody> {
  if (type === undefined) {
    const received = request.headers.get('content-type')?.slice(0, 80);
    return refuse(
      'unsupported_type',
      `content-type: expected application/json, received ${received}`,
    );
  }
  try {
    const bytes = await readBytes(request, maxBytes);
    if (!bytes) return refuse('body_too_large', `The body: expected at most ${maxBytes} bytes`);
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return { ok: true, value: type === 'json' ? JSON.parse(text) : fieldsOf(text) };
  } catch {
    const example = type === 'json' ? 'JSON in UTF-8, such as {"endpoint":"…"}' : 'text in UTF-8';
    return refuse(
      type === 'json' ? 'invalid_json' : 'invalid_body',
      `The body: expected ${example}`,
    );
  }
}

function refuse(code: FunctionError['code'], message: string): ReadBody {
  return { ok: false, error: { code, message } };
}

function fieldsOf(text: string): Readonly<Record<string, string>> {
  return Object.fromEntries([...new URLSearchParams(text)].toReversed());
}

// Counted while it arrives: content-length may be missing or a lie.
async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array | undefined> {
  const bytes = new Uint8Array(maxBytes);
  let length = 0;
  for await (const chunk of request.body ?? []) {
    if (length + chunk.length > maxBytes) return undefined;
    bytes.set(chunk, length);
    length += chunk.length;
  }
  return bytes.subarray(0, length);
}
