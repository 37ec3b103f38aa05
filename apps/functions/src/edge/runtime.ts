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

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- provided by the runtime
const runtime = globalThis as unknown as Runtime;

/** The parts of Deno that this app uses. */
export const { Deno } = runtime;

/** Keeps an instance alive until background work is done. */
export function waitUntil(work: Promise<unknown>): void {
  runtime.EdgeRuntime?.waitUntil(work);
}

/** The remote address of a request's connection, if the runtime provides it. */
export function connectionOf(c: Context): string | undefined {
  return c.env.remoteAddr?.hostname;
}
