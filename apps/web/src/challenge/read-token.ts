interface Turnstile {
  render(
    container: HTMLElement,
    options: {
      sitekey: string;
      /** Shown only to who must do something. */
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

/** How long the challenge may take a visitor, in milliseconds. */
const patience = 120_000;

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

/** Beside the app, at the bottom of the window: a form may be gone before what it holds is sent. */
function makePlace(): HTMLElement {
  const place = document.createElement('div');
  Object.assign(place.style, { position: 'fixed', bottom: '16px', left: '16px', zIndex: '100' });
  return document.body.appendChild(place);
}

async function meet(siteKey: string, place: HTMLElement): Promise<string> {
  const turnstile = await loadTurnstile();
  let widget: string | undefined;
  try {
    return await new Promise<string>((resolve, reject) => {
      const fail = (code?: string) =>
        reject(new Error(`The challenge was not met: ${code ?? 'no answer in time'}.`));
      widget = turnstile.render(place, {
        sitekey: siteKey,
        appearance: 'interaction-only',
        callback: resolve,
        'error-callback': fail,
        'timeout-callback': () => fail(),
      });
      setTimeout(fail, patience);
    });
  } finally {
    if (widget !== undefined) turnstile.remove(widget);
  }
}

/**
 * A token by which the function knows that a person sends, good for one request; `undefined` where the challenge could
 * not be met.
 */
export async function readToken(siteKey: string): Promise<string | undefined> {
  const place = makePlace();
  try {
    return await meet(siteKey, place);
  } catch (error) {
    console.error(error);
    return undefined;
  } finally {
    place.remove();
  }
}
