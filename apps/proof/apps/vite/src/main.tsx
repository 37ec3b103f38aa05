import '@cornerbell/ui/fonts.css';
import { LinkProvider, UiProvider, type LinkProps } from '@cornerbell/ui';
import { brandThemeCss, createBrandTheme } from '@cornerbell/ui/theme';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, useLocation } from 'react-router-dom';
import { Members } from './Members';

// An adopted style sheet comes after all linked ones.
const sheet = new CSSStyleSheet();
sheet.replaceSync(brandThemeCss(createBrandTheme({ accent: '#00B8A9', radius: { sm: '8px' } })));
document.adoptedStyleSheets.push(sheet);

const RouterLink = ({ href, ...rest }: LinkProps) => <Link to={href} {...rest} />;

function App() {
  const dir = useLocation().pathname === '/rtl' ? 'rtl' : 'ltr';
  return (
    <div dir={dir}>
      <UiProvider dir={dir}>
        <LinkProvider component={RouterLink}>
          <Members />
        </LinkProvider>
      </UiProvider>
    </div>
  );
}

createRoot(document.body.appendChild(document.createElement('div'))).render(
  <BrowserRouter>
    <App />
  </BrowserRouter>,
);
