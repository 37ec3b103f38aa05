import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Sparkline } from './Sparkline.tsx';

afterEach(cleanup);

const line = <Sparkline label="Retention" points={[86, 90, 94]} summary="94%, up 8" />;

test('the summary of the line is text', () => {
  render(line);
  expect(screen.getByText('94%, up 8').parentElement?.textContent).toBe('Retention 94%, up 8');
});

test.each([
  ['rising', [1, 2, 3]],
  ['level', [5, 5, 5]],
  ['negative', [-3, 0, -8, 2]],
  ['a single point', [4]],
])('a line that is %s stays inside the plot', (_, points) => {
  const { container } = render(<Sparkline label="Visits" points={points} summary="Said" />);
  const drawn = container.querySelectorAll('path')[1]?.getAttribute('d') ?? '';
  const numbers = drawn.slice(1).split(/[L ]/).map(Number);
  expect(numbers).toHaveLength(points.length * 2);
  for (const [index, number] of numbers.entries()) {
    expect(number).toBeGreaterThanOrEqual(0);
    expect(number).toBeLessThanOrEqual(index % 2 === 0 ? 100 : 40);
  }
});
