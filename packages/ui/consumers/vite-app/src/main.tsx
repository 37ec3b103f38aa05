import '@cornerbell/ui/reset.css';
import '@cornerbell/ui/fonts.css';
import '@cornerbell/ui/styles.css';
import './app.css';
import './brand.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
