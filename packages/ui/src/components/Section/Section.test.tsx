import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Container } from '../Container/Container.tsx';
import { sectionTones } from './Section.css.ts';
import { Section } from './Section.tsx';

const section = (
  <Section id="offer" tone="ink" labelledBy="offer-title">
    <Container>
      <h2 id="offer-title">The offer</h2>
    </Container>
  </Section>
);

test('is a region named by its heading', () => {
  render(section);

  expect(screen.getByRole('region', { name: 'The offer' }).id).toBe('offer');
});

test.each(sectionTones)('gives its content the ink theme only with the tone ink: %s', (tone) => {
  render(<Section tone={tone} data-testid="section" />);

  const { dataset } = screen.getByTestId('section');
  expect(dataset.tone).toBe(tone);
  expect(dataset.theme).toBe(tone === 'ink' ? 'ink' : undefined);
});

test('can be an element without a role', () => {
  render(<Section as="div" data-testid="section" />);

  expect(screen.getByTestId('section').localName).toBe('div');
});
