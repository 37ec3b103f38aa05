import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { expectAccessible } from '../../testing/accessible.ts';
import { expectValidMarkup } from '../../testing/valid-markup.ts';
import { Button, buttonEmphases } from './Button.tsx';
import { ButtonLink } from './ButtonLink.tsx';

test.each(buttonEmphases)('a %s button acts on click and on the keyboard', async (emphasis) => {
  const act = vi.fn<() => void>();
  expectValidMarkup(<Button emphasis={emphasis}>Share</Button>);
  const { container } = render(
    <Button emphasis={emphasis} onClick={() => act()}>
      Share
    </Button>,
  );

  await userEvent.click(screen.getByRole('button', { name: 'Share' }));
  await userEvent.keyboard('{Enter}');
  expect(act).toHaveBeenCalledTimes(2);
  await expectAccessible(container);
});

test('sends no form unless it says so', () => {
  const { rerender } = render(<Button>Share</Button>);
  expect(screen.getByRole('button').getAttribute('type')).toBe('button');

  rerender(<Button type="submit">Send</Button>);
  expect(screen.getByRole('button').getAttribute('type')).toBe('submit');
});

test('does nothing while it is disabled', async () => {
  const act = vi.fn<() => void>();
  const { container } = render(
    <Button disabled onClick={() => act()}>
      Subscribing...
    </Button>,
  );

  await userEvent.click(screen.getByRole('button'));
  expect(act).not.toHaveBeenCalled();
  await expectAccessible(container);
});

test('a button that leads somewhere is a link of the same looks', async () => {
  expectValidMarkup(<ButtonLink href="/contact">Apply</ButtonLink>);
  const { container } = render(
    <>
      <ButtonLink href="/contact" size="large" className="own">
        Apply
      </ButtonLink>
      <Button size="large" className="own">
        Apply
      </Button>
    </>,
  );

  const link = screen.getByRole('link', { name: 'Apply' });
  expect(link.getAttribute('href')).toBe('/contact');
  expect(link.className).toBe(screen.getByRole('button').className);
  await expectAccessible(container);
});
