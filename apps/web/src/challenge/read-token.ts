interface Turnstile {
  render(
    container: HTMLElement,
    options: {
      sitekey: string;
      /** Visible only if the visitor has to do something. */
      appearance: 'interaction-only';
      callback: (token: string) => void;
      'error-callback': (code: string) => void;
      'timeout-callback': () => void;
    },
  ): string;
  remove(widget: string): void;
}

declare global {
  interface Window {
    turnstile?: Turnstile;
    onTurnstile?: () => void;
  }
}

const address =
  'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit&onload=onTurnstile';

/** How long a visitor has for the challenge, in milliseconds. */
const timeout = 120_000;

let loading: Promise<Turnstile> | undefined;

function loadTurnstile(): Promise<Turnstile> {
  loading ??= new Promise<Turnstile>((resolve, reject) => {
    window.onTurnstile = () => window.turnstile && resolve(window.turnstile);
    const script = document.createElement('script');
    script.src = address;
    script.addEventListener('error', () => {
      loading = undefined;
      script.remove();
      reject(new Error('Turnstile could not be loaded.'));
    });
    document.head.append(script);
  });
  return loading;
}

/**
 * Gets a token that proves to the function that a person is sending, valid for one request; `undefined` if the challenge fails.
 */
export async function readToken(siteKey: string): Promise<string | undefined> {
  // Outside the app, at the bottom of the window, because the form may be gone before its content is sent.
  const container = document.body.appendChild(document.createElement('div'));
  Object.assign(container.style, {
    position: 'fixed',
    bottom: '16px',
    left: '16px',
    zIndex: '100',
  });
  let remove: (() => void) | undefined;
  try {
    const turnstile = await loadTurnstile();
    return await new Promise<string>((resolve, reject) => {
      const fail = (code?: string) =>
        reject(new Error(`The challenge was not met: ${code ?? 'no answer in time'}.`));
      const widget = turnstile.render(container, {
        sitekey: siteKey,
        appearance: 'interaction-only',
        callback: resolve,
        'error-callback': fail,
        'timeout-callback': () => fail(),
      });
      remove = () => turnstile.remove(widget);
      setTimeout(fail, timeout);
    });
  } catch (error) {
    console.error(error);
    return undefined;
  } finally {
    remove?.();
    container.remove();
  }
}
