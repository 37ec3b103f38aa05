// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

type Options = Parameters<NonNullable<Window['turnstile']>['render']>[1];

const render = vi.fn<(container: HTMLElement, options: Options) => string>(() => 'widget');
const remove = vi.fn<(widget: string) => void>();

const script = () => document.querySelector<HTMLScriptElement>('script[src*="turnstile"]');

/** Simulates the load of Cloudflare's script. */
function loaded() {
  window.turnstile = { render, remove };
  window.onTurnstile?.();
}

beforeEach(() => {
  vi.resetModules();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  document.head.replaceChildren();
  delete window.turnstile;
});

describe('a token', () => {
  it('comes from the widget, which is removed afterwards', async () => {
    const { readToken } = await import('./read-token.ts');
    const first = readToken('site key');
    expect(script()?.src).toMatch(/^https:\/\/challenges\.cloudflare\.com\//);
    loaded();
    await vi.waitFor(() => expect(render).toHaveBeenCalledOnce());
    const [place, options] = render.mock.lastCall ?? [];
    expect(options?.sitekey).toBe('site key');
    expect(place?.isConnected).toBe(true);
    options?.callback('token 1');
    expect(await first).toBe('token 1');
    expect(remove).toHaveBeenCalledWith('widget');
    expect(place?.isConnected).toBe(false);

    const second = readToken('site key');
    await vi.waitFor(() => expect(render).toHaveBeenCalledTimes(2));
    render.mock.lastCall?.[1].callback('token 2');
    expect(await second).toBe('token 2');
    expect(document.querySelectorAll('script')).toHaveLength(1);
  });

  it('is undefined if the challenge fails or takes too long', async () => {
    const { readToken } = await import('./read-token.ts');
    vi.useFakeTimers();
    const failed = readToken('site key');
    loaded();
    await vi.waitFor(() => expect(render).toHaveBeenCalled());
    render.mock.lastCall?.[1]['error-callback']('300030');
    expect(await failed).toBeUndefined();
    const late = readToken('site key');
    await vi.advanceTimersByTimeAsync(120_000);
    expect(await late).toBeUndefined();
    expect(document.body.children).toHaveLength(0);
  });

  it('is undefined if the script does not load, and the next attempt loads it again', async () => {
    const { readToken } = await import('./read-token.ts');
    const blocked = readToken('site key');
    script()?.dispatchEvent(new Event('error'));
    expect(await blocked).toBeUndefined();
    const again = readToken('site key');
    loaded();
    await vi.waitFor(() => expect(render).toHaveBeenCalled());
    render.mock.lastCall?.[1].callback('token');
    expect(await again).toBe('token');
  });
});
