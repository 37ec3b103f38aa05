export {
  Content,
  Item,
  Root,
  Trigger,
  type AccordionRootProps,
} from './components/Accordion/parts.tsx';
