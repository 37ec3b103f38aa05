export {
  CheckboxItem,
  Content,
  Item,
  Label,
  RadioGroup,
  RadioItem,
  Root,
  Separator,
  Trigger,
} from './components/DropdownMenu/DropdownMenu.tsx';
export type { LayerProps } from './private/layer.tsx';
