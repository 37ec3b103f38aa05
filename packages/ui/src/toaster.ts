export { notify, type NoticeAction, type NoticeOptions } from './components/Toaster/notify.ts';
export { Toaster, type ToasterProps } from './components/Toaster/Toaster.tsx';
