import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { AchievementList } from './AchievementList.tsx';
import { Leaderboard } from './Leaderboard.tsx';
import { tiers } from './Medal.tsx';
import { MessageList } from './MessageList.tsx';
import { scheduleDays } from './schedule.ts';
import { ScheduleBoard } from './ScheduleBoard.tsx';
import { ScoreRings } from './ScoreRings.tsx';
import { SkillGrid } from './SkillGrid.tsx';
import { Sparkline } from './Sparkline.tsx';
import { StancePair } from './StancePair.tsx';
import { testLibrary } from '../testing/library.ts';

afterEach(cleanup);

const { skills } = testLibrary.site.samples;

const itemsOf = (name: string) =>
  [...screen.getByRole('list', { name }).children].map(({ textContent }) => textContent);

const drawingsIn = (container: HTMLElement) =>
  new Set([...container.querySelectorAll('svg')].map(({ innerHTML }) => innerHTML));

test('each badge is read with its tier, has its own engraving, and says what it is awarded for', () => {
  const badges = tiers.map((tier) => ({
    name: `${tier} bell`,
    tier,
    how: 'Ten rounds',
    isEarned: true,
  }));
  const { container } = render(<AchievementList label="Badges" achievements={badges} />);
  expect(itemsOf('Badges')).toEqual([
    'Gold bell Gold Ten rounds',
    'Silver bell Silver Ten rounds',
    'Bronze bell Bronze Ten rounds',
  ]);
  expect(drawingsIn(container).size).toBe(tiers.length);
});

test('ranks are read in order with name, tier and score; the first three have a tier', () => {
  const rows = ['Ana', 'Leon', 'Priya', 'Ray'].map((name) => ({ name, value: 19 }));
  render(<Leaderboard board={{ title: 'October', unit: 'classes', rows }} />);
  expect(screen.getByRole('list', { name: 'October' }).tagName).toBe('OL');
  expect(itemsOf('October')).toEqual([
    '1Ana Gold19 classes',
    '2Leon Silver19 classes',
    '3Priya Bronze19 classes',
    '4Ray 19 classes',
  ]);
});

test('messages are read in order, each with its sender and time', () => {
  const messages = [
    { from: 'Coach Renée', text: 'Good hands.', time: '7:42 PM' },
    { from: 'Ray', text: 'Thanks.', time: '8:05 PM' },
  ];
  render(<MessageList label="Messages" messages={messages} owner="Ray" />);
  expect(itemsOf('Messages')).toEqual(['Coach Renée, 7:42 PMGood hands.', 'Ray, 8:05 PMThanks.']);
});

test('classes are read by day with time, title, coach and places', () => {
  const slot = { level: 'All', coach: 'Ray M.', cap: 16 };
  const days = scheduleDays(
    [
      { ...slot, day: 'Mon', time: '6:00 am', name: 'Early Rounds', booked: [], more: 11 },
      { ...slot, day: 'Mon', time: '5:30 pm', name: 'Fundamentals', booked: [], more: 16 },
      { ...slot, day: 'Tue', time: '8:00 pm', name: 'Sparring', booked: [], more: 16 },
    ],
    [{ className: 'Fundamentals', time: 'Mon 5:30 pm', cap: 16, waiting: ['Leo K.', 'Priya S.'] }],
  );
  const { rerender } = render(<ScheduleBoard days={days} />);
  expect(itemsOf('Mon')).toEqual([
    '6:00 amEarly Rounds All, Ray M.11 / 16 booked',
    '5:30 pmFundamentals All, Ray M.Full, 2 waiting16 / 16 booked',
  ]);
  expect(itemsOf('Tue')).toEqual(['8:00 pmSparring All, Ray M.Full16 / 16 booked']);
  expect(screen.getByText('Mon')).toBeDefined();
  rerender(<ScheduleBoard days={days.slice(0, 1)} />);
  expect(screen.queryByText('Mon')).toBeNull();
});

describe('scores', () => {
  test('are read with their labels and the best score', () => {
    render(<ScoreRings label="Scores" scores={[{ area: 'Power', score: 92, change: 0 }]} />);
    expect(itemsOf('Scores')).toEqual(['Power 92 / 100']);
  });

  test.each([
    [0, 0],
    [50, 18],
    [100, 36],
  ])('of %d fill %d of the 36 marks', (score, filled) => {
    const { container } = render(
      <ScoreRings label="Scores" scores={[{ area: 'Power', score, change: 0 }]} />,
    );
    const dashes = container.querySelectorAll('circle')[1]?.getAttribute('stroke-dasharray') ?? '';
    expect(dashes.match(/0\.45/g)?.length ?? 0).toBe(filled);
    const length = dashes.split(' ').reduce((sum, part) => sum + Number(part), 0);
    expect(length).toBeCloseTo(36);
  });
});

test('the legend of skills counts every state, each with its own mark', () => {
  const { container } = render(<SkillGrid groups={skills.groups} />);
  const all = skills.groups.flatMap((group) => group.skills);
  const legend = screen.getAllByRole('list').at(-1)?.children ?? [];
  expect([...legend].map(({ textContent }) => textContent)).toEqual(
    ['Not Yet Demonstrated', 'Demonstrated', 'Mastered'].map(
      (state) => `${all.filter((skill) => skill.state === state).length} ${state}`,
    ),
  );
  expect(drawingsIn(container).size).toBe(3);
});

describe('a line of measurements', () => {
  test('has its summary as text', () => {
    render(<Sparkline label="Retention" points={[86, 90, 94]} summary="94%, up 8" />);
    expect(screen.getByText('94%, up 8').parentElement?.textContent).toBe('Retention 94%, up 8');
  });

  test.each([
    ['rises', [1, 2, 3]],
    ['is level', [5, 5, 5]],
    ['is negative', [-3, 0, -8, 2]],
  ])('that %s stays inside the plot', (_, points) => {
    const { container } = render(<Sparkline label="Visits" points={points} summary="Said" />);
    const drawn = container.querySelectorAll('path')[1]?.getAttribute('d') ?? '';
    const numbers = drawn.slice(1).split(/[L ]/).map(Number);
    expect(numbers).toHaveLength(points.length * 2);
    for (const [index, number] of numbers.entries()) {
      expect(number).toBeGreaterThanOrEqual(0);
      expect(number).toBeLessThanOrEqual(index % 2 === 0 ? 100 : 40);
    }
  });
});

test('progress photos are described in text, the earlier first', () => {
  const before = { day: 'Week 1', lookAt: 'Hands low' };
  const after = { day: 'Week 12', lookAt: 'Guard closed' };
  render(<StancePair label="Photos" before={before} after={after} />);
  expect(itemsOf('Photos')).toEqual(['Week 1 Hands low', 'Week 12 Guard closed']);
});
