import { ButtonLink, Footer, SkipLink, type HeaderMenu } from '@cornerbell/ui';
import type { ReactNode } from 'react';
import { Top } from './Top';

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

export function Frame({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <Top
        brand={brand}
        announcement={{ text: 'The spring class is open.', linkLabel: 'Lessons', href: '/lessons' }}
        menus={menus}
        actions={<ButtonLink href="/enrol">Enrol</ButtonLink>}
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
