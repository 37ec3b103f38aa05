import type { TrainersSample } from '@cornerbell/content/copy';
import type { DataRow, DataTableColumn, DataTableRow } from '@cornerbell/ui';
import { initialsOf } from './format.ts';

type Copy = TrainersSample['copy'];

/** The columns of the hours table. */
export const trainerColumns = ({
  columns,
}: Copy): readonly [DataTableColumn, ...DataTableColumn[]] => [
  { key: 'name', label: columns.name },
  { key: 'groupHours', label: columns.groupHours, align: 'end' },
  { key: 'privateHours', label: columns.privateHours, align: 'end' },
  { key: 'totalHours', label: columns.totalHours, align: 'end' },
  { key: 'note', label: columns.note },
];

/** The rows of the hours table. */
export const trainerRows = (weeks: TrainersSample['weeks']): DataTableRow[] =>
  weeks.map(({ name, groupHours, privateHours, note }) => ({
    name,
    groupHours: String(groupHours),
    privateHours: String(privateHours),
    totalHours: String(groupHours + privateHours),
    note,
  }));

/** Trainers who can or can't cover a class as rows. */
export const coverRows = (
  covers: TrainersSample['cover']['covers'],
  { freeLabel, busyLabel }: Copy,
): DataRow[] =>
  covers.map(({ name, reason, isFree }) => ({
    primary: name,
    secondary: reason,
    lead: initialsOf(name),
    status: isFree ? { label: freeLabel, tone: 'good' } : { label: busyLabel, tone: 'neutral' },
  }));
