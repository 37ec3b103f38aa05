import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { Link, MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { expect, it } from 'vitest';
import { BelowFold } from './BelowFold.tsx';

/** Whether the rest of each page was in the document with its first screen. */
const atOnce: boolean[] = [];

function FirstScreen() {
  useLayoutEffect(() => void atOnce.push(screen.queryByText('The rest') !== null), []);
  const navigate = useNavigate();
  return (
    <>
      <Link to="/pricing">Pricing</Link>
      <Link to="/faq#trial">The trial</Link>
      <button onClick={() => void navigate(-1)}>Back</button>
    </>
  );
}

function Site() {
  const { pathname } = useLocation();
  return (
    <div key={pathname}>
      <FirstScreen />
      <BelowFold>The rest</BelowFold>
    </div>
  );
}

it('follows the first screen of a page that a link has opened, and else comes with it', async () => {
  render(<Site />, { wrapper: MemoryRouter });
  for (const name of ['Pricing', 'The trial', 'Back']) {
    await userEvent.click(screen.getByText(name));
    expect(screen.getByText('The rest')).toBeDefined();
  }
  expect(atOnce).toEqual([true, false, true, true]);
});
