import type { SiteSamples, SparringStatus } from '@cornerbell/content/copy';
import type { DataRow, Fact, StatusTone } from '@cornerbell/ui';
import { initialsOf } from './format.ts';

const sparringTones: Readonly<Record<SparringStatus, StatusTone>> = {
  Cleared: 'good',
  'Assessment Needed': 'warn',
  'Not Ready': 'neutral',
};

/** Members as rows. */
export const memberRows = ({
  members,
  copy: { visitsUnit, withWord },
}: Pick<SiteSamples['members'], 'members' | 'copy'>): DataRow[] =>
  members.map(({ name, goal, coach, sparring, visits }) => ({
    primary: name,
    secondary: `${goal}, ${withWord} ${coach}`,
    lead: initialsOf(name),
    status: { label: sparring, tone: sparringTones[sparring] },
    value: String(visits),
    unit: visitsUnit,
  }));

/** A member's profile as rows, with the labels below the values. */
export const profileRows = (entries: SiteSamples['members']['profile']['entries']): DataRow[] =>
  entries.map(({ label, text }) => ({ primary: text, secondary: label }));

/** The number of members by sparring status. */
export const sparringFacts = (
  counts: SiteSamples['members']['sparringCounts'],
  unit: string,
): Fact[] => counts.map(({ status, members }) => ({ label: status, value: String(members), unit }));
