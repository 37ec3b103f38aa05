import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { StatusTag, statusTones } from './StatusTag.tsx';

test('each tone has its own mark, so that colour is not needed', () => {
  const { container } = render(statusTones.map((tone) => <StatusTag key={tone} tone={tone} />));
  const drawings = [...container.querySelectorAll('svg')].map(({ innerHTML }) => innerHTML);
  expect(new Set(drawings).size).toBe(statusTones.length);
});
