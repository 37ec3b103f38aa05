export { Content, Root, Trigger } from './components/Popover/Popover.tsx';
