// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { supabaseFor } from './supabase.ts';

it('gives everybody on the page the same client of a backend', async () => {
  const [one, same, other] = await Promise.all([
    supabaseFor('http://127.0.0.1:9', 'public'),
    supabaseFor('http://127.0.0.1:9', 'public'),
    supabaseFor('http://127.0.0.1:9', 'another'),
  ]);
  expect(one).toBe(same);
  expect(one).not.toBe(other);
});

it('keeps a session in local storage', async () => {
  const session = {
    access_token: 'kept',
    refresh_token: 'refresh',
    token_type: 'bearer',
    expires_at: Math.floor(Date.now() / 1000) + 3600,
    user: { id: '1' },
  };
  localStorage.setItem('sb-backend-auth-token', JSON.stringify(session));
  const supabase = await supabaseFor('http://backend.example', 'public');
  const { data } = await supabase.auth.getSession();
  expect(data.session?.access_token).toBe('kept');
});
