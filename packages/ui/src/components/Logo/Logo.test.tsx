import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Logo } from './Logo.tsx';

test('the mark is hidden from screen readers, as the text beside it names the brand', () => {
  const { container } = render(
    <a href="/">
      <Logo className="own" />
      Cornerbell
    </a>,
  );

  expect(container.querySelector('svg')?.classList).toContain('own');
  expect(screen.getByRole('link', { name: 'Cornerbell' })).toBeDefined();
});
