import type { PhoneSample } from '@cornerbell/content/copy';
import type { DataRow } from '@cornerbell/ui';

/** The week of a member: which classes are booked, which are open, where they wait. */
export const weekRows = (week: PhoneSample['app']['week']): DataRow[] =>
  week.map(({ day, what, when, state }) => ({
    primary: `${day} ${when}`,
    secondary: what,
    status: { label: state, tone: state === 'Booked' ? 'good' : 'neutral' },
  }));

/** Why two members fit: the reason first, what it is about below. */
export const reasonRows = (reasons: PhoneSample['partners']['reasons']): DataRow[] =>
  reasons.map(({ label, text }) => ({ primary: text, secondary: label }));
