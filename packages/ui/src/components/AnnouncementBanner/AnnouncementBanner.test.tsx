import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import story from './AnnouncementBanner.stories.tsx';
import { AnnouncementBanner } from './AnnouncementBanner.tsx';

test('is visible until dismissed, and the focus goes to what follows', async () => {
  const onDismiss = vi.fn<() => void>();
  render(
    <>
      <AnnouncementBanner {...story.args} onDismiss={onDismiss} />
      <header>
        <a href="/">Cornerbell</a>
      </header>
    </>,
  );
  expect(screen.getByRole('region', { name: 'Announcement' }).textContent).toContain('40% off');

  await userEvent.click(screen.getByRole('button', { name: 'Dismiss announcement' }));

  expect(screen.queryByRole('region', { name: 'Announcement' })).toBeNull();
  expect(onDismiss).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Cornerbell' }));
});
