export { Content, List, Root, Trigger } from './components/Tabs/Tabs.tsx';
