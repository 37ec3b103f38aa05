import '@cornerbell/ui/fonts.css';
import '@cornerbell/ui/reset.css';
import '@cornerbell/ui/styles.css';
import '../shell/ReloadNotice.css.ts';
import { startTransition } from 'react';
import type * as ReactDom from 'react-dom/client';
import { whenIdle } from '../shell/after-paint.ts';
import { App } from '../shell/App.tsx';
import { fetchJson } from '../shell/fetch-json.ts';
import type { LayoutData } from '../shell/layout.data.ts';
import { findLateFonts } from '../shell/late-fonts.ts';
import { createPageSource } from '../shell/page-source.tsx';
import { SiteRouter } from '../shell/SiteRouter.tsx';
import { dataAddress, layoutAddress } from './addresses.ts';
import { loadChunk } from './reload.ts';
import { repeat } from './repeat.ts';

/** What needs the page at once; controls in `[data-by-need]` can wait until they are touched. */
const live =
  '[data-wake], :is(button, input, select, textarea):enabled:not([data-by-need], [data-by-need] *)';

const report = (error: unknown) => console.error(error);

const touches = ['pointerdown', 'focusin', 'keydown'] as const;

/** A promise and what settles it. */
function signal() {
  let give: (() => void) | undefined;
  const given = new Promise<void>((resolve) => (give = resolve));
  return { given, give: () => give?.() };
}

/** Data that was fetched ahead, by address, each for one use; nothing where it did not come. */
export type EarlyData = Map<string, Promise<unknown>>;

/** The app once it is awake. */
export interface AwakeApp {
  /** Wakes the page too, where it still sleeps. Resolves once its handlers are in place; what does not come has a reload offered. */
  wakePage(): Promise<void>;
  repeat: typeof repeat;
}

/** Lets the browser answer the visitor between two pieces of work. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Evaluates React, in a task of its own: what this module imports takes long enough. Resolves to what hydrates with it. */
export async function prepare() {
  await nextTask();
  const { hydrateRoot } = await import('react-dom/client');
  await nextTask();
  return hydrate.bind(undefined, hydrateRoot);
}

/**
 * Makes the prerendered document the app. Header, footer and links answer when it resolves, and so does
 * the page where it has live controls. Another page stays as it is, its script not even evaluated,
 * until one of its controls is touched.
 *
 * @param styles Settles when the whole style sheet is there, for all that the document did not show.
 */
async function hydrate(
  hydrateRoot: typeof ReactDom.hydrateRoot,
  styles: Promise<unknown> | undefined,
  early: EarlyData,
): Promise<AwakeApp> {
  performance.mark('cornerbell:evaluated');
  whenIdle(findLateFonts);
  const { dataset } = document.documentElement;
  const readData = async (address: string) => {
    const data = early.get(address);
    early.delete(address);
    return (await data) || fetchJson(address);
  };
  const source = createPageSource((pathname) => readData(dataAddress(pathname)));
  const container = document.getElementById('root');
  const main = document.getElementById('main');
  if (!container || !main) throw new Error('The document has no #root or no #main.');
  const { pathname, search, hash } = location;
  const sleeps = !search && !hash && !main.querySelector(live);
  const [layout] = await Promise.all([
    readData(layoutAddress),
    sleeps ? undefined : source.read(pathname),
    styles,
  ]);

  const wanted = signal();
  const ready = signal();
  const shown = signal();
  startTransition(() => {
    hydrateRoot(
      container,
      <SiteRouter source={source}>
        <App
          source={source}
          layout={layout as LayoutData}
          {...(sleeps && { sleep: { pathname, wanted: wanted.given } })}
          onReady={ready.give}
          onShown={() => {
            dataset.page = 'awake';
            shown.give();
          }}
        />
      </SiteRouter>,
      {
        // The boundary that catches an error logs it.
        onCaughtError: () => undefined,
        onRecoverableError: (error) => {
          console.error(error);
          // Something has changed the document, such as a translation, and React has drawn it anew.
          if (sleeps) wakePageQuietly();
        },
      },
    );
  });

  const readPage = () =>
    source.read(pathname).catch((error: unknown) => {
      source.forget(pathname);
      throw error;
    });

  async function wakePage() {
    await loadChunk(readPage);
    wanted.give();
    await shown.given;
  }

  const wakePageQuietly = () => void wakePage().catch(report);

  const touch = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    const link = target.closest('a');
    const asksThisPage = link?.pathname === pathname && link.search !== '';
    if (asksThisPage || target.closest('main [data-by-need]')) wakePageQuietly();
  };
  // Before React sees them: it keeps events in parts that it has not hydrated to itself.
  if (sleeps) for (const type of touches) document.addEventListener(type, touch, true);

  await (sleeps ? Promise.race([ready.given, shown.given]) : shown.given);
  dataset.awake = '';
  performance.mark('cornerbell:awake');
  if (document.activeElement?.matches('[data-by-need], [data-by-need] *')) wakePageQuietly();
  return { wakePage, repeat };
}
