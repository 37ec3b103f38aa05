import type { StaffSample } from '@cornerbell/content/copy';
import type { DataTableColumn, DataTableRow, StatusTone } from '@cornerbell/ui';

const tones: Readonly<Record<StaffSample['staff'][number]['label'], StatusTone>> = {
  'Top Performer': 'accent',
  Excellent: 'good',
  Developing: 'neutral',
};

/** The columns of the staff table. */
export const staffColumns = ({
  columns,
}: StaffSample['copy']): readonly [DataTableColumn, ...DataTableColumn[]] => [
  { key: 'name', label: columns.name },
  { key: 'classes', label: columns.classes, align: 'end' },
  { key: 'privates', label: columns.privates, align: 'end' },
  { key: 'hours', label: columns.hours, align: 'end' },
  { key: 'label', label: columns.label },
];

/** The rows of the staff table. */
export const staffRows = (staff: StaffSample['staff']): DataTableRow[] =>
  staff.map(({ name, classes, privates, hours, label }) => ({
    name,
    classes: String(classes),
    privates: String(privates),
    hours: String(hours),
    label: { label, tone: tones[label] },
  }));
