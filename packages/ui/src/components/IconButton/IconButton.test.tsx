import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { CloseIcon } from '../../private/icons.tsx';
import { IconButton } from './IconButton.tsx';

test('is named by its label and acts on click', async () => {
  const act = vi.fn<() => void>();
  const button = (
    <IconButton label="Remove" onClick={() => act()}>
      <CloseIcon />
    </IconButton>
  );
  render(button);

  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));

  expect(act).toHaveBeenCalledOnce();
});
