import '@cornerbell/ui/styles.css';
import { Button } from '@cornerbell/ui';
import { createRoot } from 'react-dom/client';

const root = document.getElementById('root');
if (root) createRoot(root).render(<Button>Ring the bell</Button>);
