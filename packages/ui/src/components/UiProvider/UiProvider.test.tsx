import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AnnouncementBanner } from '../AnnouncementBanner/AnnouncementBanner.tsx';
import plan from '../Card/PlanCard.stories.tsx';
import { PlanCard } from '../Card/PlanCard.tsx';
import { RequiredNote } from '../Field/RequiredNote.tsx';
import { Footer } from '../Footer/Footer.tsx';
import { Header } from '../Header/Header.tsx';
import { SkipLink } from '../SkipLink/SkipLink.tsx';
import * as Tabs from '../../tabs.ts';
import { UiProvider } from './UiProvider.tsx';

const brand = { name: 'Eckglocke', href: '/' };

const page = (
  <>
    <SkipLink />
    <AnnouncementBanner linkLabel="B" href="/b">
      A
    </AnnouncementBanner>
    <Header brand={brand} menus={[]} />
    <PlanCard {...plan.args} price={49.9} originalPrice={1179} />
    <RequiredNote />
    <Footer brand={brand} tagline="Rund um die Uhr." columns={[]} year={2025} />
  </>
);

const german = {
  announcement: 'Neuigkeit',
  close: 'Schließen',
  dismissAnnouncement: 'Neuigkeit ausblenden',
  footer: 'Fußzeile',
  main: 'Haupt',
  menu: 'Menü',
  regular: 'regulär',
  regularPrice: 'regulärer Preis',
  requiredNote: 'Mit * markierte Felder sind nötig.',
  skipToContent: 'Zum Inhalt',
};

test('a provider replaces the texts, in the server’s HTML too', () => {
  const template = document.createElement('template');
  template.innerHTML = renderToString(
    <UiProvider labels={german} locale="de-DE" currency="EUR">
      {page}
    </UiProvider>,
  );
  const named = [...template.content.querySelectorAll('[aria-label]')];
  const said = [
    template.content.textContent,
    ...named.map((element) => element.getAttribute('aria-label')),
  ].join('\n');

  expect(said).not.toMatch(/Menu|Close|Main|Skip to|\$|regular|Fields|Announcement|Dismiss|Footer/);
  expect(said).toContain('49,90\u00A0€');
  expect(said).toContain('1.179\u00A0€');
  expect(said).toContain('Fußzeile');
});

test('a provider in another one keeps what it does not set', () => {
  const html = renderToString(
    <UiProvider labels={german} locale="de-DE" currency="EUR" dir="rtl">
      <UiProvider labels={{ footer: 'Ende' }}>
        {page}
        <Tabs.Root>{null}</Tabs.Root>
      </UiProvider>
    </UiProvider>,
  );

  expect(html).toContain('49,90');
  expect(html).toContain('Menü');
  expect(html).toContain('Ende');
  expect(html).not.toContain('Fußzeile');
  expect(html).toContain('dir="rtl"');
});
