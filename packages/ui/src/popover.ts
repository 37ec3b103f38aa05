export { Content, Root, Trigger } from './components/Popover/Popover.tsx';
export type { LayerProps } from './private/layer.tsx';
