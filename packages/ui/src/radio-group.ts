export {
  Item,
  Root,
  type RadioGroupItemProps,
  type RadioGroupRootProps,
} from './components/RadioGroup/RadioGroup.tsx';
