export { Bar, Foot, Item, Main, Nav, Root } from './components/AppShell/AppShell.tsx';
