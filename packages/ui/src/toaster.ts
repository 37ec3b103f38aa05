export { notify } from './components/Toaster/notify.ts';
export { Toaster } from './components/Toaster/Toaster.tsx';
