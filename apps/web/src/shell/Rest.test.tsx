// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { Rest, StageProvider, type Stage } from './Rest.tsx';

afterEach(cleanup);

const page = (stage: Stage) => (
  <StageProvider value={stage}>
    <h1>First screen</h1>
    <Rest>
      <p>What follows</p>
    </Rest>
  </StageProvider>
);

it('draws a document whole', () => {
  expect(renderToString(page('whole'))).toContain('What follows');
});

it('draws the first screen alone where it is waited for', () => {
  expect(renderToString(page('arriving'))).not.toContain('What follows');
});

it('lets the rest follow by itself', async () => {
  render(page('arriving'));
  expect(await screen.findByText('What follows')).toBeTruthy();
});

it('lets the rest wait for a page that is drawn ahead', async () => {
  const { rerender } = render(page('ahead'));
  expect(screen.queryByText('What follows')).toBeNull();
  rerender(page('arriving'));
  expect(await screen.findByText('What follows')).toBeTruthy();
});

it('draws the rest at once where a page that was drawn ahead is to be whole', () => {
  const { rerender } = render(page('ahead'));
  rerender(page('whole'));
  expect(screen.getByText('What follows')).toBeTruthy();
});
