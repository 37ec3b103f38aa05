import { Badge } from '../components/Badge/Badge.tsx';
import type { ResourceCardProps } from '../components/Card/ResourceCard.tsx';
import type { DataRow } from '../components/DataList/DataList.tsx';
import type { Fact } from '../components/FactStrip/FactStrip.tsx';

/** A very long title. */
export const longTitle =
  'What to say at the front desk when a member who paid for a year in advance asks, three weeks in, to have all of it back';

/** A very long text. */
export const longText =
  'You know who was here last night. You rarely know who wasn’t, and that is the list that matters: the people who stop coming two or three weeks before they cancel. Nobody at the desk sees them go, because going makes no noise. Look at attendance once a week, call the ones who have been away for ten days, and ask how they are before you ask when they are back.';

/** A very long word. */
export const longWord = 'attendance.for.members.who.have.not.trained.in.ten.days@example.org';

/** A picture without words, as a data URL. */
export const picture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"%3E%3Cpath fill="%2317487F" d="M0 0h16v9H0z"/%3E%3Ccircle fill="%23DCE9F8" cx="8" cy="4" r="3"/%3E%3C/svg%3E';

/** The props of a `ResourceCard`. */
export const post = {
  href: '/resources/ten-days-quiet',
  title: 'Ten days quiet: how to spot a member who is leaving',
  excerpt:
    'The people who cancel stop training first. A weekly look at the list keeps half of them.',
  badges: <Badge hue="green">Gym tips</Badge>,
  facts: (
    <>
      <time dateTime="2025-10-14">October 14, 2025</time> <span>6 min read</span>
    </>
  ),
  cover: <img src={picture} alt="" />,
} as const satisfies ResourceCardProps;

/** Members as a roster lists them. */
export const roster: readonly DataRow[] = [
  {
    lead: { kind: 'initials', text: 'AR' },
    primary: 'Ana Ruiz',
    secondary: 'Unlimited, since March',
    status: { label: 'Active', tone: 'good' },
    value: '14',
    unit: 'visits',
  },
  {
    lead: { kind: 'initials', text: 'DK' },
    primary: 'Dmitri Kovač',
    secondary: 'Fundamentals, since June',
    status: { label: '10 days quiet', tone: 'warn' },
    value: '2',
    unit: 'visits',
  },
  {
    lead: { kind: 'initials', text: 'MO' },
    primary: 'Maya Okafor',
    secondary: 'Unlimited, since last year',
    status: { label: 'Card declined', tone: 'bad' },
    value: '9',
    unit: 'visits',
  },
];

/** Key figures of a gym. */
export const facts: readonly Fact[] = [
  { label: 'Checked in today', value: '41', unit: 'of 84', note: { label: '+6', tone: 'good' } },
  { label: 'Revenue this month', value: '$8,420', note: { label: '+4%', tone: 'good' } },
  { label: 'Quiet for 10 days', value: '7', note: { label: 'Call them', tone: 'accent' } },
];
