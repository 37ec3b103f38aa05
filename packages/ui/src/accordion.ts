export {
  Content,
  Item,
  Root,
  Trigger,
  type AccordionContentProps,
  type AccordionItemProps,
  type AccordionRootProps,
  type AccordionTriggerProps,
} from './components/Accordion/parts.tsx';
