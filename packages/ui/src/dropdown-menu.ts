export { Content, Item, Root, Trigger } from './components/DropdownMenu/DropdownMenu.tsx';
export type { LayerProps } from './private/layer.tsx';
