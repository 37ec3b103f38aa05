import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '../../testing/accessible.ts';
import { expectValidMarkup } from '../../testing/valid-markup.ts';
import { MessageList } from './MessageList.tsx';

const list = (
  <MessageList
    label="Messages"
    messages={[
      { from: 'Coach Renée', text: 'Good hands.', time: '7:42 PM', side: 'other' },
      { from: 'You', text: 'Thanks.', time: '8:05 PM', side: 'own' },
    ]}
  />
);

test('a conversation is accessible and valid markup', async () => {
  render(list);
  expectValidMarkup(list);
  await expect(expectAccessible()).resolves.toBeUndefined();
});

test('messages are read in order, each after who sent it and when', () => {
  render(list);
  expect(screen.getByRole('list', { name: 'Messages' })).toBeDefined();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Coach Renée, 7:42 PMGood hands.',
    'You, 8:05 PMThanks.',
  ]);
});
