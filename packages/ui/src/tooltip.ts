export {
  Content,
  Root,
  Trigger,
  type TooltipContentProps,
  type TooltipRootProps,
  type TooltipTriggerProps,
} from './components/Tooltip/Tooltip.tsx';
