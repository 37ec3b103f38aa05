export { Content, Root, Trigger } from './components/Tooltip/Tooltip.tsx';
