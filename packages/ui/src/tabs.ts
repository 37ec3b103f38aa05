export {
  Content,
  List,
  Root,
  Trigger,
  type TabsContentProps,
  type TabsListProps,
  type TabsRootProps,
  type TabsTriggerProps,
} from './components/Tabs/Tabs.tsx';
