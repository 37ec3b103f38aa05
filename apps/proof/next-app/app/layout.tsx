import '@cornerbell/ui/fonts.css';
import '@cornerbell/ui/reset.css';
import '@cornerbell/ui/styles.css';
import { Footer, Header, SkipLink } from '@cornerbell/ui';
import { colorSchemeScript } from '@cornerbell/ui/color-scheme';
import { brandThemeCss, createBrandTheme } from '@cornerbell/ui/theme';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { Links } from './Links';

const brandCss = brandThemeCss(createBrandTheme({ accent: '#0B5FFF' }));
const brand = { name: 'Academy', href: '/' };

export const metadata: Metadata = { title: 'Academy', icons: 'data:,' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <script dangerouslySetInnerHTML={{ __html: colorSchemeScript }} />
      </head>
      <body>
        {/* A precedence of its own puts it after the style sheets that Next links. */}
        <style href="brand" precedence="brand">
          {brandCss}
        </style>
        <Links>
          <SkipLink />
          <Header
            brand={brand}
            menus={[
              { id: 'help', label: 'Help', links: [{ label: 'Questions', href: '/#questions' }] },
            ]}
          />
          <main id="main">{children}</main>
          <Footer
            brand={brand}
            tagline="Learn the corner."
            columns={[]}
            note={<p>Since 2025.</p>}
          />
        </Links>
      </body>
    </html>
  );
}
