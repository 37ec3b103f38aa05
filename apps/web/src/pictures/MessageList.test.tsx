import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { MessageList, type Message } from './MessageList.tsx';

afterEach(cleanup);

const list = (
  <MessageList
    label="Messages"
    messages={[
      { from: 'Coach Renée', text: 'Good hands.', time: '7:42 PM', side: 'other' },
      { from: 'You', text: 'Thanks.', time: '8:05 PM', side: 'own' },
    ]}
  />
);

test('messages are read in order, each with its sender and time', () => {
  render(list);
  expect(screen.getByRole('list', { name: 'Messages' })).toBeDefined();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Coach Renée, 7:42 PMGood hands.',
    'You, 8:05 PMThanks.',
  ]);
});

const said = (text: string): Message => ({ from: 'You', text, time: '8:05 PM', side: 'own' });

test('equal messages are two messages, also after new ones arrive', () => {
  const complain = vi.spyOn(console, 'error');
  const { rerender } = render(
    <MessageList label="Messages" messages={[said('Thanks.'), said('Thanks.')]} />,
  );

  rerender(<MessageList label="Messages" messages={[said('See you.'), said('Thanks.')]} />);

  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'You, 8:05 PMSee you.',
    'You, 8:05 PMThanks.',
  ]);
  expect(complain).not.toHaveBeenCalled();
  complain.mockRestore();
});
