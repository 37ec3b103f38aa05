import { ButtonLink, Footer, Header, SkipLink, type HeaderMenu } from '@cornerbell/ui';
import type { ReactNode } from 'react';

const brand = { name: 'Academy', href: '/' };

const menus: readonly HeaderMenu[] = [
  {
    id: 'learn',
    label: 'Learn',
    links: [
      { label: 'Overview', href: '/', description: 'What a coach learns here' },
      { label: 'Lessons', href: '/lessons', description: 'Twelve evenings' },
    ],
    aside: <p>New: how to hold pads.</p>,
  },
  {
    id: 'help',
    label: 'Help',
    tone: 'white',
    links: [{ label: 'Questions', href: '/#questions' }],
  },
];

export function Frame({ path, children }: { path: string; children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <Header
        brand={brand}
        announcement={{ text: 'The spring class is open.', linkLabel: 'Lessons', href: '/lessons' }}
        menus={menus}
        actions={<ButtonLink href="/enrol">Enrol</ButtonLink>}
        currentPath={path}
      />
      <main id="main">{children}</main>
      <Footer
        brand={brand}
        tagline="Learn the corner."
        year={2026}
        columns={[
          {
            title: 'Academy',
            links: [
              { label: 'Overview', href: '/' },
              { label: 'Lessons', href: '/lessons' },
            ],
          },
        ]}
      />
    </>
  );
}
