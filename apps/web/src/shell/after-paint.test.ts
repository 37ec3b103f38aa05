import { expect, test, vi } from 'vitest';
import { afterPaint } from './after-paint.ts';

test('it runs after the next frame, not in it', async () => {
  const run = vi.fn<() => void>();
  afterPaint(run);
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(run).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(run).toHaveBeenCalledOnce());
});

test('it can be called off before the frame and after it', async () => {
  const run = vi.fn<() => void>();
  afterPaint(run)();
  const callOff = afterPaint(run);
  await new Promise((resolve) => requestAnimationFrame(resolve));
  callOff();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(run).not.toHaveBeenCalled();
});
