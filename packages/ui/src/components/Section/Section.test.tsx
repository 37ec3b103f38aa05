import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sectionTones } from './Section.css.ts';
import story from './Section.stories.tsx';
import { Section } from './Section.tsx';

test('is a region named by its heading', () => {
  render(<Section {...story.args} />);

  expect(screen.getByRole('region', { name: 'Who hasn’t trained in ten days' })).toBeDefined();
});

test.each(sectionTones)('gives its content the ink theme only with the tone ink: %s', (tone) => {
  render(<Section tone={tone} data-testid="section" />);

  const { dataset } = screen.getByTestId('section');
  expect(dataset.tone).toBe(tone);
  expect(dataset.theme).toBe(tone === 'ink' ? 'ink' : undefined);
});
