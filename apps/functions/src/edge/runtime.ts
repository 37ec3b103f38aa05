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

/** Where a request comes from: what Supabase's front says, or the other end of the connection. */
export function addressOf(c: Context): string | undefined {
  const front = c.req.header('cf-connecting-ip') ?? c.req.header('x-forwarded-for')?.split(',')[0];
  // Deno hands over what it knows of the connection.
  return front?.trim() || c.env.remoteAddr?.hostname;
}
