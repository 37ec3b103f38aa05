import type { SupabaseClient } from '@supabase/supabase-js';

// Two clients with the same storage key on one page fight over the session, so a page has one client per
// backend.
const clients = new Map<string, Promise<SupabaseClient>>();

/** The local storage key of a backend's session, as supabase-js chooses it by default. */
const storageKeyOf = (url: string): string =>
  `sb-${new URL(url).hostname.split('.')[0]}-auth-token`;

/** Whether somebody is logged in to a backend in this browser. */
export function hasSession(url: string): boolean {
  try {
    return (globalThis.localStorage?.getItem(storageKeyOf(url)) ?? null) !== null;
  } catch {
    // Blocked by the browser.
    return false;
  }
}

/**
 * The page's client for a backend, which loads supabase-js. Rejects if that fails or `url` or `key` is
 * invalid; the next call then tries again.
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
      // Nobody logs in here, so a page's address never holds a session.
      detectSessionInUrl: false,
    },
  });
}
