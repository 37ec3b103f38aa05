import type { Context } from 'hono';

interface Runtime {
  readonly Deno: {
    readonly env: { readonly toObject: () => Record<string, string> };
    readonly serve: (
      handler: (request: Request, info: object) => Response | Promise<Response>,
    ) => void;
  };
  /** Supabase's; plain Deno has none. */
  readonly EdgeRuntime?: { readonly waitUntil: (work: Promise<unknown>) => void };
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the runtime brings
const runtime = globalThis as unknown as Runtime;

/** What this app uses of Deno. */
export const { Deno } = runtime;

/** Keeps an instance alive until work is done that no answer waits for. */
export function waitUntil(work: Promise<unknown>): void {
  runtime.EdgeRuntime?.waitUntil(work);
}

/** The other end of a request's connection, as far as the runtime tells it. */
export function connectionOf(c: Context): string | undefined {
  return c.env.remoteAddr?.hostname;
}
