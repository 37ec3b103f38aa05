import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { installModalDialogs } from '../../testing/modal-dialogs.ts';
import { post } from '../../testing/samples.tsx';
import story from './Header.stories.tsx';
import { Header, type HeaderProps } from './Header.tsx';

beforeAll(installModalDialogs);

const props = story.args;

const desktop = () => screen.getByRole('navigation', { name: 'Main' });
const trigger = (label: string) => within(desktop()).getByRole('button', { name: label });
const openMenus = () =>
  within(desktop())
    .queryAllByRole('button', { expanded: true })
    .map(({ textContent }) => textContent);
const tone = () => screen.getByRole('banner').dataset.theme;

const setup = (overrides: Partial<HeaderProps> = {}) => ({
  // Menus also open after a moment of hover: a click that hovers first would depend on the time.
  user: userEvent.setup({ skipHover: true }),
  ...render(<Header {...props} {...overrides} />),
});

test('every link is in the server markup, before hydration and with closed menus', () => {
  const html = renderToStaticMarkup(<Header {...props} />);
  const hrefs = [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);

  const inMenus = props.menus.flatMap(({ links }) => links.map(({ href }) => href));
  expect(new Set(hrefs)).toEqual(new Set(['/', ...inMenus, post.href, '/contact', '/demo']));
  expect(html).not.toContain('role="menu');
});

test('until hydration a menu is expanded, as CSS shows it while its label has the focus', () => {
  const html = renderToStaticMarkup(<Header {...props} />);

  expect(html.match(/aria-expanded="\w+"/g)).toEqual(props.menus.map(() => 'aria-expanded="true"'));
});

test.each([
  ['a click outside', () => fireEvent.pointerDown(document.body)],
  [
    'moving the focus on',
    () => act(() => screen.getByRole('link', { name: 'Cornerbell' }).focus()),
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

test('a navigation closes the menu', async () => {
  const { user, rerender } = setup({ currentPath: '/' });
  await user.click(trigger('Features'));

  rerender(<Header {...props} currentPath="/about" />);

  expect(openMenus()).toEqual([]);
});

test('choosing a link beside the menu’s own closes the menu', async () => {
  const { user } = setup();
  await user.click(trigger('Resources'));
  const link = screen.getByRole('link', { name: post.title });
  link.addEventListener('click', (event) => event.preventDefault());

  await user.click(link);

  expect(openMenus()).toEqual([]);
});

test.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])(
  'a link that is downloaded or opened elsewhere, by the %s, leaves the menu open',
  async (key) => {
    const { user } = setup();
    await user.click(trigger('Resources'));
    const link = screen.getByRole('link', { name: post.title });
    link.addEventListener('click', (event) => event.preventDefault());

    fireEvent.click(link, { [key]: true });

    expect(openMenus()).toEqual(['Resources']);
  },
);

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
  setup({ currentPath: '/about/' });

  const current = [...document.querySelectorAll('[aria-current="page"]')];

  expect(current.map((link) => link.getAttribute('href'))).toEqual(['/about']);
});

test('the menu that links to a parent of the current page is marked', () => {
  setup({ currentPath: '/features/skill-grids' });

  const marked = [...desktop().querySelectorAll('[data-current]')];

  expect(marked.map((entry) => entry.textContent)).toEqual(['Features']);
});

test('the mobile menu opens and closes by commands, without a script', () => {
  const html = renderToStaticMarkup(<Header {...props} />);
  const [, id] = /<dialog id="([^"]+)"/.exec(html) ?? [];

  expect(html).toContain(`command="show-modal" commandfor="${id}"`);
  expect(html).toContain(`command="close" commandfor="${id}"`);
});

test.each([
  ['a chosen link', (dialog: HTMLElement) => within(dialog).getByText('Our story')],
  ['a click on the overlay', (dialog: HTMLElement) => dialog],
])('%s closes the mobile menu', async (_, find) => {
  const { user } = setup();
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  const dialog = screen.getByRole('dialog', { name: 'Menu' });
  dialog.addEventListener('click', (event) => event.preventDefault());

  await user.click(find(dialog));

  expect(dialog).toHaveProperty('open', false);
});
