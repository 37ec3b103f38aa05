import '@cornerbell/ui/fonts.css';
import '@cornerbell/ui/reset.css';
import '@cornerbell/ui/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { Desk } from './Desk.tsx';

const root = document.querySelector('#desk');
if (!root)
  throw new Error(
    'The document has no element with the id "desk", which serve-desk.ts writes into it.',
  );
createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <Desk />
    </BrowserRouter>
  </StrictMode>,
);
