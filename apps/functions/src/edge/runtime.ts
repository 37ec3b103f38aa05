import type { Caller } from '../handler.ts';

type ServeInfo = { readonly remoteAddr: { readonly hostname?: string } };

type Runtime = {
  readonly Deno: {
    readonly env: { readonly toObject: () => Record<string, string> };
    readonly serve: (
      handler: (request: Request, info: ServeInfo) => Response | Promise<Response>,
    ) => void;
  };
  /** Supabase's; plain Deno has none. */
  readonly EdgeRuntime?: { readonly waitUntil: (work: Promise<unknown>) => void };
};

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the runtime brings
const runtime = globalThis as unknown as Runtime;

/** What this app uses of Deno. */
export const { Deno } = runtime;

/** Keeps an instance alive until work is done that no answer waits for. */
export function waitUntil(work: Promise<unknown>): void {
  runtime.EdgeRuntime?.waitUntil(work);
}

/** Who calls: what Supabase's front says, or whoever is at the other end of the connection. */
export function callerOf(request: Request, { remoteAddr }: ServeInfo): Caller {
  const address =
    request.headers.get('cf-connecting-ip') ??
    request.headers.get('x-forwarded-for')?.split(',')[0]?.trim();
  return { address: address || remoteAddr.hostname };
}
