import '@cornerbell/ui/fonts.css';
import '@cornerbell/ui/reset.css';
import '@cornerbell/ui/styles.layer.css';
import { Header } from '@cornerbell/ui';
import { brandThemeCss, createBrandTheme } from '@cornerbell/ui/theme';
import type { ReactNode } from 'react';
import { Links } from './Links';

const brandCss = brandThemeCss(createBrandTheme({ accent: '#0B5FFF' }));

const links = [{ label: 'Questions', href: '/#questions' }];
const menus = [{ id: 'help', label: 'Help', links }];

export const metadata = { title: 'Academy', icons: 'data:,' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <style href="brand" precedence="brand">
          {brandCss}
        </style>
        <Links>
          <Header brand={{ name: 'Academy', href: '/' }} menus={menus} />
          <main>{children}</main>
        </Links>
      </body>
    </html>
  );
}
