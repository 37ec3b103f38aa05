import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Button } from './Button.tsx';
import { ButtonLink } from './ButtonLink.tsx';

test('does not submit a form unless its type is submit', () => {
  const { rerender } = render(<Button>Share</Button>);
  expect(screen.getByRole('button').getAttribute('type')).toBe('button');

  rerender(<Button type="submit">Send</Button>);
  expect(screen.getByRole('button').getAttribute('type')).toBe('submit');
});

test.each([undefined, 'submit'] as const)(
  'while it is loading, it keeps the focus and does nothing: %s',
  async (type) => {
    const act = vi.fn<() => void>();
    render(
      <form
        onSubmit={(event) => {
          event.preventDefault();
          act();
        }}
      >
        <Button type={type} loading onClick={() => act()}>
          Saving
        </Button>
      </form>,
    );
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Saving', busy: true }));

    expect(act).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(screen.getByRole('button'));
  },
);

test('with asChild its look goes to its child', async () => {
  const act = vi.fn<() => void>();
  render(
    <>
      <Button asChild danger className="own" onClick={() => act()}>
        <a href="#erase">Erase</a>
      </Button>
      <Button danger className="own">
        Erase
      </Button>
    </>,
  );

  const link = screen.getByRole('link', { name: 'Erase' });
  await userEvent.click(link);
  expect(act).toHaveBeenCalledOnce();
  expect(link.hasAttribute('type')).toBe(false);
  expect(link.className).toBe(screen.getByRole('button').className);
});

test('a disabled child is marked as such and is not a tab stop', async () => {
  render(
    <Button asChild disabled>
      <a href="#erase">Erase</a>
    </Button>,
  );
  const link = screen.getByRole('link', { name: 'Erase' });
  expect(link.getAttribute('aria-disabled')).toBe('true');
  expect(link.hasAttribute('disabled')).toBe(false);

  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
});

test('ButtonLink is a link with the look of a Button', () => {
  render(
    <>
      <ButtonLink href="/contact" size="lg" className="own">
        Apply
      </ButtonLink>
      <Button size="lg" className="own">
        Apply
      </Button>
    </>,
  );

  const link = screen.getByRole('link', { name: 'Apply' });
  expect(link.getAttribute('href')).toBe('/contact');
  expect(link.className).toBe(screen.getByRole('button').className);
});
