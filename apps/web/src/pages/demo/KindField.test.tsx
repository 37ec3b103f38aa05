import { readLibrary } from '@cornerbell/content/library';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { KindField } from './KindField.tsx';

const field = () => (
  <MemoryRouter initialEntries={['/demo']}>
    <KindField copy={readLibrary().site.demo} />
  </MemoryRouter>
);

afterEach(cleanup);

it('keeps a restored choice when it is rendered again', () => {
  const { rerender } = render(field());
  const call = screen.getByRole<HTMLInputElement>('radio', { name: /call/i });
  call.checked = true;
  rerender(field());

  expect(screen.getByRole<HTMLInputElement>('radio', { name: /call/i }).checked).toBe(true);
});
