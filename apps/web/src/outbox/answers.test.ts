import { readLibrary } from '@cornerbell/content/library';
import { expect, it } from 'vitest';
import { answersOf, answersText } from './answers.ts';

const { contact, demo } = readLibrary().site;

it('are the answers of a demo request with the labels of its form', () => {
  const answers = answersOf(
    {
      endpoint: 'demo',
      request: {
        name: 'Lou',
        email: 'lou@example.com',
        gym: 'Northside',
        kind: 'call',
        windows: ['2030-08-05T15:30:00.000Z'],
        note: 'Mornings.\nNo slides.',
      },
    },
    demo,
  );
  expect(answers.map(([label]) => label)).toEqual([
    'What would you like?',
    'Your name',
    'Email',
    'Gym',
    'Note',
    'Times that suit you',
  ]);
  expect(answersText(answers)).toContain('What would you like?: A call\nYour name: Lou\n');
  expect(answersText(answers)).toMatch(/Times that suit you: .*August 5, 2030/);
});

it('are all answers of an application', () => {
  const answers = answersOf(
    {
      endpoint: 'application',
      request: {
        name: 'Lou',
        email: 'lou@example.com',
        phone: '1',
        gymName: 'Northside',
        gymLocation: 'Minneapolis',
        currentMembers: '80',
        message: 'Payroll.',
      },
    },
    contact,
  );
  expect(answers).toEqual([
    ['Your name', 'Lou'],
    ['Email', 'lou@example.com'],
    ['Phone', '1'],
    ['Gym name', 'Northside'],
    ['Gym location', 'Minneapolis'],
    ['Current members', '80'],
    ['Message', 'Payroll.'],
  ]);
});
