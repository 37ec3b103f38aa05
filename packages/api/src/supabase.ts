import type { SupabaseClient } from '@supabase/supabase-js';

// Two clients with the same storage key on one page fight over the session, so everybody who
// names the same backend gets the same client.
const clients = new Map<string, Promise<SupabaseClient>>();

/** Where this browser keeps the session of a backend: the place that supabase-js takes by default. */
const storageKeyOf = (url: string): string =>
  `sb-${new URL(url).hostname.split('.')[0]}-auth-token`;

/** Whether somebody is logged in to a backend in this browser. */
export function hasSession(url: string): boolean {
  try {
    return (globalThis.localStorage?.getItem(storageKeyOf(url)) ?? null) !== null;
  } catch {
    // Blocked by the browser: then there is none.
    return false;
  }
}

/**
 * The page's client for a backend; supabase-js is loaded when the first one is asked for. Rejects
 * when it cannot be loaded or `url` or `key` is unusable; the next call then tries again.
 */
export function supabaseFor(url: string, key: string): Promise<SupabaseClient> {
  const id = JSON.stringify([url, key]);
  const known = clients.get(id);
  if (known) return known;
  const made = make(url, key);
  clients.set(id, made);
  made.catch(() => clients.delete(id));
  return made;
}

async function make(url: string, key: string): Promise<SupabaseClient> {
  const { createClient } = await import('@supabase/supabase-js');
  return createClient(url, key, {
    auth: {
      storageKey: storageKeyOf(url),
      persistSession: true,
      autoRefreshToken: true,
      // Nobody logs in here, so nothing in a page's address is a session.
      detectSessionInUrl: false,
    },
  });
}
