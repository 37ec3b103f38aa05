import {
  ButtonLink,
  Footer,
  Header,
  LinkProvider,
  SkipLink,
  type HeaderMenu,
} from '@cornerbell/ui';
import { Drills } from './Drills.tsx';
import { Today } from './Today.tsx';
import { RouterLink, usePath } from './router.tsx';

const brand = { name: 'Coach Console', href: '/' };

const menus: readonly HeaderMenu[] = [
  {
    id: 'gym',
    label: 'Gym',
    links: [
      { label: 'Today', href: '/', description: 'Classes, faces and gaps' },
      { label: 'Drills', href: '/drills', description: 'What to teach next' },
    ],
  },
  {
    id: 'help',
    label: 'Help',
    tone: 'white',
    links: [{ label: 'Questions', href: '/#questions' }],
  },
];

export function App() {
  const path = usePath();
  return (
    <LinkProvider component={RouterLink}>
      <SkipLink href="#main">Skip to content</SkipLink>
      <Header
        brand={brand}
        announcement={{
          text: 'Sparring night is on Friday.',
          linkLabel: 'Drills',
          href: '/drills',
        }}
        menus={menus}
        actions={<ButtonLink href="/drills">Start a class</ButtonLink>}
        currentPath={path}
      />
      <main id="main">{path === '/drills' ? <Drills /> : <Today />}</main>
      <Footer
        brand={brand}
        tagline="Hands up."
        year={2026}
        columns={[
          {
            title: 'Console',
            links: [
              { label: 'Today', href: '/' },
              { label: 'Drills', href: '/drills' },
            ],
          },
        ]}
      />
    </LinkProvider>
  );
}
