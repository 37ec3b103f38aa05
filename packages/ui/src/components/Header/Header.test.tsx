import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { installModalDialogs } from '../../testing/modal-dialogs.ts';
import { ButtonLink } from '../Button/ButtonLink.tsx';
import { Header, type HeaderProps } from './Header.tsx';

beforeAll(installModalDialogs);

const props: HeaderProps = {
  brand: { name: 'Cornerbell', href: '/' },
  announcement: {
    text: 'Fifty founding gyms get 40% off for life.',
    linkLabel: 'See the pilot program',
    href: '/pilot-program',
  },
  menus: [
    {
      id: 'features',
      label: 'Features',
      tone: 'white',
      links: [
        { label: 'All features', href: '/features', description: 'On one page.' },
        { label: 'Business tools', href: '/features/business-tools' },
      ],
    },
    {
      id: 'resources',
      label: 'Resources & Support',
      links: [],
      groups: [{ title: 'Read', links: [{ label: 'Blog posts', href: '/resources?type=blog' }] }],
      aside: <a href="/demo?from=help">Need Immediate Help?</a>,
    },
    { id: 'about', label: 'About', links: [{ label: 'FAQ', href: '/faq' }] },
  ],
  links: [{ label: 'Pricing', href: '/pricing' }],
  actions: (
    <>
      <ButtonLink href="/contact" variant="secondary">
        Apply
      </ButtonLink>
      <ButtonLink href="/demo">Book a Demo</ButtonLink>
    </>
  ),
};

const desktop = () => screen.getByRole('navigation', { name: 'Main' });
const trigger = (label: string) => within(desktop()).getByRole('button', { name: label });
const openMenus = () =>
  within(desktop())
    .queryAllByRole('button', { expanded: true })
    .map(({ textContent }) => textContent);
const home = () => screen.getByRole('link', { name: 'Cornerbell' });
const focused = () => document.activeElement?.textContent;
const tone = () => screen.getByRole('banner').dataset.theme;

const setup = (overrides: Partial<HeaderProps> = {}) => ({
  // The menus also open after a moment of hover: a click that hovers first would depend on the time.
  user: userEvent.setup({ skipHover: true }),
  ...render(<Header {...props} {...overrides} />),
});

test('every link is in the server markup, before hydration and with closed menus', () => {
  const html = renderToStaticMarkup(<Header {...props} />);
  const hrefs = [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);

  expect(new Set(hrefs)).toEqual(
    new Set([
      '/',
      '/pilot-program',
      '/features',
      '/features/business-tools',
      '/resources?type=blog',
      '/demo?from=help',
      '/faq',
      '/pricing',
      '/contact',
      '/demo',
    ]),
  );
  expect(html).not.toContain('role="menu');
});

test('until hydration a menu is expanded, as CSS shows it while its label has the focus', () => {
  const html = renderToStaticMarkup(<Header {...props} />);

  expect(html.match(/aria-expanded="\w+"/g)).toEqual(props.menus.map(() => 'aria-expanded="true"'));
});

test('only one menu is open, and the same label closes it', async () => {
  const { user } = setup();

  await user.click(trigger('Features'));
  expect(openMenus()).toEqual(['Features']);

  await user.click(trigger('About'));
  await waitFor(() => expect(openMenus()).toEqual(['About']));

  await user.click(trigger('About'));
  expect(openMenus()).toEqual([]);
});

test('the Features menu turns the bar white', async () => {
  const { user } = setup();
  expect(tone()).toBe('ink');

  await user.click(trigger('Features'));
  await waitFor(() => expect(tone()).toBe('light'));

  await user.click(trigger('About'));
  await waitFor(() => expect(tone()).toBe('ink'));
});

test('choosing a link closes the menu', async () => {
  const { user } = setup();
  desktop().addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
  });
  await user.click(trigger('Features'));
  await waitFor(() => expect(tone()).toBe('light'));

  await user.click(within(desktop()).getByText('Business tools'));

  await waitFor(() => expect(tone()).toBe('ink'));
  expect(openMenus()).toEqual([]);
});

test('Escape closes the menu and returns the focus to its label', async () => {
  const { user } = setup();
  await user.click(trigger('Features'));
  await waitFor(() => expect(tone()).toBe('light'));
  within(desktop()).getByText('Business tools').closest('a')?.focus();

  await user.keyboard('{Escape}');

  await waitFor(() => expect(openMenus()).toEqual([]));
  expect(document.activeElement).toBe(trigger('Features'));
});

test.each([
  ['a click outside', () => fireEvent.pointerDown(document.body)],
  [
    'moving the focus on',
    () => fireEvent.focusIn(document.body, { relatedTarget: trigger('Features') }),
  ],
])('%s closes the menu', async (_, leave) => {
  const { user } = setup();
  await user.click(trigger('Features'));
  await waitFor(() => expect(tone()).toBe('light'));

  leave();

  expect(openMenus()).toEqual([]);
});

test('hovering opens a menu, and the click that follows leaves it open', async () => {
  const { user } = setup();
  // However slow the machine, the click comes at once.
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
  onTestFinished(() => clock.mockRestore());

  await user.hover(trigger('Features'));
  await waitFor(() => expect(openMenus()).toEqual(['Features']));

  await user.click(trigger('Features'));
  expect(openMenus()).toEqual(['Features']);

  await user.click(trigger('Features'));
  expect(openMenus()).toEqual([]);
});

test('while a menu is open, hovering the next label opens that one at once', async () => {
  const { user } = setup();
  await user.click(trigger('About'));

  await user.hover(trigger('Features'));

  expect(openMenus()).toEqual(['Features']);
  expect(desktop().querySelector('[data-motion="from-start"]')?.textContent).toContain(
    'Business tools',
  );
});

test('arrows, Home and End move among the labels, and ArrowDown into the panel', async () => {
  const { user } = setup();
  trigger('Features').focus();

  await user.keyboard('{ArrowRight}');
  await waitFor(() => expect(focused()).toBe('Resources & Support'));
  await user.keyboard('{End}');
  await waitFor(() => expect(focused()).toBe('Pricing'));
  await user.keyboard('{Home}');
  await waitFor(() => expect(focused()).toBe('Features'));
  await user.keyboard('{Enter}{ArrowDown}');
  await waitFor(() => expect(focused()).toContain('All features'));
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(focused()).toBe('Business tools'));
});

test('a navigation closes the menu', async () => {
  const { user, rerender } = setup({ currentPath: '/' });
  await user.click(trigger('Features'));

  rerender(<Header {...props} currentPath="/faq" />);

  expect(openMenus()).toEqual([]);
});

test('choosing a link beside the menu’s own closes the menu', async () => {
  const { user } = setup();
  await user.click(trigger('Resources & Support'));
  const link = screen.getByRole('link', { name: 'Need Immediate Help?' });
  link.addEventListener('click', (event) => event.preventDefault());

  await user.click(link);

  expect(openMenus()).toEqual([]);
});

test('a menu that is open before hydration stays open and turns the bar white', () => {
  const complain = vi.spyOn(console, 'error');
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(<Header {...props} />);
  const link = within(container).getByText('Business tools', { selector: 'nav[data-menus] *' });
  link.closest('a')?.focus();

  render(<Header {...props} />, { container, hydrate: true });

  expect(openMenus()).toEqual(['Features']);
  expect(tone()).toBe('light');
  expect(document.activeElement).toBe(link.closest('a'));
  expect(complain).not.toHaveBeenCalled();
  complain.mockRestore();
});

test('the link to the current page is marked', () => {
  setup({ currentPath: '/pricing/' });

  const current = [...document.querySelectorAll('[aria-current="page"]')];

  expect(current.map((link) => link.getAttribute('href'))).toEqual(['/pricing', '/pricing']);
});

test('the menu that links to a parent of the current page is marked', () => {
  setup({ currentPath: '/features/skill-grids' });

  const marked = [...desktop().querySelectorAll('[data-current]')];

  expect(marked.map((entry) => entry.textContent)).toEqual(['Features']);
});

test('the announcement is visible until dismissed', async () => {
  const onAnnouncementDismiss = vi.fn<() => void>();
  const { user } = setup({ onAnnouncementDismiss });
  expect(screen.getByRole('region', { name: 'Announcement' }).textContent).toContain('40% off');

  await user.click(screen.getByRole('button', { name: 'Dismiss announcement' }));

  expect(screen.queryByRole('region', { name: 'Announcement' })).toBeNull();
  expect(onAnnouncementDismiss).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Cornerbell' }));
});

test.each([null, undefined])('there is no banner for the announcement %s', (announcement) => {
  setup({ announcement });

  expect(screen.queryByRole('region', { name: 'Announcement' })).toBeNull();
});

test('the mobile menu opens and closes by commands, without a script', () => {
  const html = renderToStaticMarkup(<Header {...props} />);
  const [, id] = /<dialog id="([^"]+)"/.exec(html) ?? [];

  expect(html).toContain(`command="show-modal" commandfor="${id}"`);
  expect(html).toContain(`command="close" commandfor="${id}"`);
});

test('the mobile menu opens, closes and restores the focus', async () => {
  const { user } = setup();

  await user.click(screen.getByRole('button', { name: 'Menu' }));
  expect(screen.getByRole('dialog', { name: 'Menu' })).toHaveProperty('open', true);

  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Menu' }));
});

test('opening the mobile menu resets the open submenu', async () => {
  const { user } = setup();
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  const dialog = screen.getByRole('dialog', { name: 'Menu' });
  await user.click(within(dialog).getByText('About'));
  expect(dialog.querySelectorAll('details[open]')).toHaveLength(1);

  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: 'Menu' }));

  expect(dialog.querySelectorAll('details[open]')).toHaveLength(0);
});

test.each([
  ['a chosen link', (dialog: HTMLElement) => within(dialog).getByText('Pricing')],
  ['a click on the overlay', (dialog: HTMLElement) => dialog],
])('%s closes the mobile menu', async (_, find) => {
  const { user } = setup();
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  const dialog = screen.getByRole('dialog', { name: 'Menu' });
  dialog.addEventListener('click', (event) => event.preventDefault());

  await user.click(find(dialog));

  expect(dialog).toHaveProperty('open', false);
});

test('the logo is the brand’s own, or none', () => {
  const { container, rerender } = render(<Header {...props} />);
  expect(home().children).toHaveLength(0);

  rerender(<Header {...props} brand={{ ...props.brand, logo: <img src="/own.svg" alt="" /> }} />);
  expect(home().querySelector('img')?.getAttribute('src')).toBe('/own.svg');
  expect(container.querySelectorAll('img')).toHaveLength(1);
});

test('the end slot is at the end of the bar', () => {
  render(<Header {...props} actions={undefined} end={<button type="button">Account</button>} />);

  expect(within(screen.getByRole('banner')).getByRole('button', { name: 'Account' })).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Book a Demo' })).toBeNull();
});
