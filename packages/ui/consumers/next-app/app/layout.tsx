import '@cornerbell/ui/fonts.css';
import '@cornerbell/ui/styles.css';
import './globals.css';
import { colorSchemeScript } from '@cornerbell/ui/color-scheme';
import { brandThemeCss, createBrandTheme } from '@cornerbell/ui/theme';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { Links } from './Links';

const brandCss = brandThemeCss(createBrandTheme({ accent: '#0B5FFF' }));

export const metadata: Metadata = {
  title: 'Academy',
  description: 'Lessons for boxing coaches.',
  icons: 'data:,',
};

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
        <Links>{children}</Links>
      </body>
    </html>
  );
}
