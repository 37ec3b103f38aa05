import { offerReload } from './offer-reload.ts';

/** How long the second attempt waits, in milliseconds. */
const pause = 1000;

/** Loads something; what fails is asked for once more after a moment. */
export const retryOnce = <Value>(load: () => Promise<Value>): Promise<Value> =>
  load().catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, pause));
    return load();
  });

/**
 * Loads a part of the page that the visitor needs. One that does not load, such as after a new version of the site,
 * has a reload offered.
 */
export const loadChunk = <Module>(load: () => Promise<Module>): Promise<Module> =>
  retryOnce(load).catch((error: unknown) => {
    offerReload();
    throw error;
  });
