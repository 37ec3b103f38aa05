export { Item, Root } from './components/RadioGroup/RadioGroup.tsx';
