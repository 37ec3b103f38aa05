import type { AttendanceSample } from '@cornerbell/content/copy';
import type { DataRow } from '@cornerbell/ui';

/** Members who have gone quiet as rows: how long, who, and which coach calls. */
export const alertRows = ({ alerts, copy }: Pick<AttendanceSample, 'alerts' | 'copy'>): DataRow[] =>
  alerts.map(({ name, daysQuiet, note }) => ({
    primary: name,
    secondary: note,
    lead: { kind: 'count', text: String(daysQuiet), unit: copy.daysUnit },
  }));
