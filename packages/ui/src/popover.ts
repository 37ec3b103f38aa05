export {
  Close,
  Content,
  Root,
  Trigger,
  type PopoverCloseProps,
  type PopoverContentProps,
  type PopoverRootProps,
  type PopoverTriggerProps,
} from './components/Popover/Popover.tsx';
