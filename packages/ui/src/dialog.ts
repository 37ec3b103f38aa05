export {
  Actions,
  Body,
  Close,
  Content,
  Description,
  Root,
  Title,
  Trigger,
} from './components/Dialog/Dialog.tsx';
export type { LayerProps } from './private/layer.tsx';
