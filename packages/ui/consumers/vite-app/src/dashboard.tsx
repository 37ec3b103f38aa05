import '@cornerbell/ui/fonts.css';
import './dashboard.css';
import { createRoot } from 'react-dom/client';
import { Members } from './Members.tsx';

const root = document.getElementById('root');
if (root) createRoot(root).render(<Members />);
