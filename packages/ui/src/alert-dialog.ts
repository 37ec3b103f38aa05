export {
  Action,
  Actions,
  Cancel,
  Content,
  Description,
  Root,
  Title,
  Trigger,
} from './components/AlertDialog/parts.tsx';
export type { LayerProps } from './private/layer.tsx';
