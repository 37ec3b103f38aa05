export {
  Content,
  Item,
  Label,
  Root,
  Separator,
  Trigger,
  type DropdownMenuContentProps,
  type DropdownMenuItemProps,
  type DropdownMenuLabelProps,
  type DropdownMenuRootProps,
  type DropdownMenuSeparatorProps,
  type DropdownMenuTriggerProps,
} from './components/DropdownMenu/DropdownMenu.tsx';
