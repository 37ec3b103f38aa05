export {
  Actions,
  Close,
  Content,
  Description,
  Root,
  Title,
  Trigger,
} from './components/Dialog/Dialog.tsx';
