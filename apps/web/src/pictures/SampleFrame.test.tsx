import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { SampleFrame } from './SampleFrame.tsx';
import { SamplePanel } from './SamplePanel.tsx';

afterEach(cleanup);

const board = (
  <SampleFrame
    title="Today"
    label="Sample data"
    aside="Oct 14"
    headingLevel={3}
    layout="panels"
    highlighted
  >
    <SamplePanel title="Classes" aside="5" headingLevel={4} span="tall">
      <p>First</p>
    </SamplePanel>
    <SamplePanel span="wide" flush>
      <p>Second</p>
    </SamplePanel>
  </SampleFrame>
);

const phone = (
  <SampleFrame title="Focus" label="Sample data" device="phone">
    <p>Jab</p>
  </SampleFrame>
);

test('the figure is named by its title and the tag that marks its data as made up', () => {
  render(board);
  expect(screen.getByRole('figure').querySelector('figcaption')?.textContent).toMatch(
    /^Today.*Sample data$/,
  );
});

test('titles are headings of the given level, and no headings without one', () => {
  const { rerender } = render(board);
  expect(screen.getByRole('heading', { level: 3, name: 'Today' })).toBeDefined();
  expect(screen.getByRole('heading', { level: 4, name: 'Classes' })).toBeDefined();
  rerender(phone);
  expect(screen.queryByRole('heading')).toBeNull();
});
