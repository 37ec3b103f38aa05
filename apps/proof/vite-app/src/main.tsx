import '@cornerbell/ui/fonts.css';
import './app.css';
import { LinkProvider, type LinkProps } from '@cornerbell/ui';
import { brandThemeCss, createBrandTheme } from '@cornerbell/ui/theme';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import { Arabic } from './Arabic.tsx';
import { Members } from './Members.tsx';

// An adopted style sheet comes after all linked ones.
const sheet = new CSSStyleSheet();
sheet.replaceSync(brandThemeCss(createBrandTheme({ accent: '#00B8A9', radius: { sm: '8px' } })));
document.adoptedStyleSheets.push(sheet);

const RouterLink = ({ href, ...rest }: LinkProps) => <Link to={href} {...rest} />;

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter>
        <LinkProvider component={RouterLink}>
          <Routes>
            <Route path="/" element={<Members />} />
            <Route path="/ar" element={<Arabic />} />
          </Routes>
        </LinkProvider>
      </BrowserRouter>
    </StrictMode>,
  );
}
