export { Content, Root, Trigger } from './components/Tooltip/Tooltip.tsx';
export type { LayerProps } from './private/layer.tsx';
