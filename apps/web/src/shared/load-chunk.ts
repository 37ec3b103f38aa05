import { offerReload } from './offer-reload.ts';

/** The pause before the second attempt, in milliseconds. */
const pause = 1000;

/** Calls a loader, and once more after a pause if it fails. */
export const retryOnce = <Value>(load: () => Promise<Value>): Promise<Value> =>
  load().catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, pause));
    return load();
  });

/** Loads a module. If it fails, for example after a new release, offers a reload and rejects. */
export const loadChunk = <Module>(load: () => Promise<Module>): Promise<Module> =>
  retryOnce(load).catch((error: unknown) => {
    offerReload();
    throw error;
  });
