import { readLibrary } from '@cornerbell/content/library';
import { describe, expect, test } from 'vitest';
import { planOf, readMove } from './plan.ts';

const { planner } = readLibrary().site.switch;

const planFor = (answers: string) =>
  planOf(readMove(new URLSearchParams(answers), planner), planner.rules);

const idsOf = (answers: string) => planFor(answers).steps.map(({ id }) => id);

// Calculated by hand: evenings for the list (a hundred members each) and for the timetable (25 classes each), set-up on the next day but
// at least 48 hours after the application, the first class 3 days later, 7 days on both systems, 14 days for cards, 30 days of trial,
// 60 days of money back. The first day is 0.
describe('the days of a plan', () => {
  test.each([
    // One evening each, set-up on day 3, decided on day 13, cards until 27, notice until 57; charged from 33, so 33 to 57 twice.
    [
      'from=mindbody&cards=software&members=80&classes=20&notice=30',
      [3, 6, 13, 27, 57, 33, 93, 25],
    ],
    // No contract to cancel.
    ['from=spreadsheets&cards=none&members=80&classes=20&notice=30', [3, 6, 13, 13, 13, 33, 93, 0]],
    // Three evenings each, set-up on day 7, decided on day 17, notice until 77; charged from 37.
    ['from=glofox&cards=own&members=250&classes=60&notice=60', [7, 10, 17, 17, 77, 37, 97, 41]],
    // A hundred members and 25 classes fit one evening, one more does not; no notice.
    ['from=wodify&cards=software&members=100&classes=25&notice=0', [3, 6, 13, 27, 27, 33, 93, 0]],
    ['from=wodify&cards=software&members=101&classes=26&notice=0', [5, 8, 15, 29, 29, 35, 95, 0]],
    // The old contract ends on the day before the first charge, then on that day.
    ['from=pushpress&cards=own&members=1&classes=1&notice=19', [3, 6, 13, 13, 32, 33, 93, 0]],
    ['from=pushpress&cards=own&members=1&classes=1&notice=20', [3, 6, 13, 13, 33, 33, 93, 1]],
  ] as const)('%s', (answers, expected) => {
    const { days, paidTwice } = planFor(answers);
    const { setup, firstDay, decide, leave, oldEnd, firstCharge, moneyBack } = days;
    expect([setup, firstDay, decide, leave, oldEnd, firstCharge, moneyBack, paidTwice]).toEqual(
      expected,
    );
  });
});

describe('the steps of a plan', () => {
  test('are in the order of their days', () => {
    expect(planFor('from=mindbody&cards=software&members=80&classes=20&notice=30').steps).toEqual([
      { id: 'export', after: 0 },
      { id: 'apply', after: 0 },
      { id: 'askProcessor', after: 0 },
      { id: 'list', after: 1 },
      { id: 'timetable', after: 2 },
      { id: 'setup', after: 3 },
      { id: 'check', after: 4 },
      { id: 'announce', after: 4 },
      { id: 'firstDay', after: 6 },
      { id: 'decide', after: 13 },
      { id: 'cards', after: 13 },
      { id: 'cardsReminder', after: 20 },
      { id: 'cardsLast', after: 27 },
      { id: 'notice', after: 27 },
      { id: 'firstCharge', after: 33 },
      { id: 'finalExport', after: 56 },
      { id: 'oldEnd', after: 57 },
      { id: 'moneyBack', after: 93 },
    ]);
  });

  test('ask for cards only if the software keeps them', () => {
    expect(idsOf('cards=none').filter((id) => /card|ask/i.test(id))).toEqual([]);
    expect(idsOf('cards=own').filter((id) => /card|ask/i.test(id))).toEqual(['askAccount']);
  });

  test('freeze a list that has no contract', () => {
    expect(idsOf('from=spreadsheets')).toContain('freeze');
    expect(idsOf('from=spreadsheets')).not.toContain('notice');
    expect(idsOf('from=other')).not.toContain('freeze');
  });
});

describe('answers from an address', () => {
  test('that are invalid fall back to the example', () => {
    const move = readMove(
      new URLSearchParams('from=abacus&cards=gold&members=many&classes=-3&notice=9999'),
      planner,
    );
    expect(move).toMatchObject({
      from: { id: planner.example.from },
      cards: { id: planner.example.cards },
      members: planner.example.members,
      classes: 1,
      notice: 730,
    });
  });
});
