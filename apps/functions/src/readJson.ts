import type { FunctionError } from '@cornerbell/api/schema';

/** A decoded body, or why there is none. */
export type JsonBody =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly error: FunctionError };

/** Reads a request's JSON body, but never more than `maxBytes` of it. Never rejects. */
export async function readJson(request: Request, maxBytes: number): Promise<JsonBody> {
  const type = request.headers.get('content-type');
  if (!/^application\/json\s*(;|$)/i.test(type ?? '')) {
    return refuse('unsupported_type', `content-type: expected application/json, received ${type}`);
  }
  try {
    const bytes = await readBytes(request, maxBytes);
    if (!bytes) return refuse('body_too_large', `The body: expected at most ${maxBytes} bytes`);
    return { ok: true, value: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) };
  } catch {
    return refuse('invalid_json', 'The body: expected JSON in UTF-8, such as {"endpoint":"…"}');
  }
}

function refuse(code: FunctionError['code'], message: string): JsonBody {
  return { ok: false, error: { code, message } };
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
