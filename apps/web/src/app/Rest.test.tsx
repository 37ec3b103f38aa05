// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ArrivalProvider, Rest } from './Rest.tsx';

const page = (arrives: boolean) => (
  <ArrivalProvider value={arrives}>
    <h1>First screen</h1>
    <Rest>
      <p>What follows</p>
    </Rest>
  </ArrivalProvider>
);

it('draws a document whole', () => {
  expect(renderToString(page(false))).toContain('What follows');
});

it('draws the first screen alone where it is waited for', () => {
  expect(renderToString(page(true))).not.toContain('What follows');
});

it('lets the rest follow by itself', async () => {
  render(page(true));
  expect(await screen.findByText('What follows')).toBeTruthy();
});
