'use client';

import { useSyncExternalStore } from 'react';
import { noticePlace } from './plain.css.ts';
import { createStore } from './store.ts';

const noticeContainers = createStore<readonly HTMLElement[]>([]);

const register = (place: HTMLElement | null) => {
  if (!place) return;
  noticeContainers.update((others) => [...others, place]);
  return () => noticeContainers.update((all) => all.filter((other) => other !== place));
};

/** Where a modal dialog shows the notices, as nothing outside it can be reached or read out. */
export const NoticeContainer = () => <div ref={register} className={noticePlace} />;

/** The `NoticeContainer` of the dialog that was opened last, while one is open. */
export const useNoticeContainer = (): HTMLElement | undefined =>
  useSyncExternalStore(
    noticeContainers.subscribe,
    noticeContainers.read,
    noticeContainers.readInitial,
  ).at(-1);
