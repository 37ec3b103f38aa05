import type { AttendanceSample } from '@cornerbell/content/copy';
import type { DataRow } from '@cornerbell/ui';

/** Members who have gone quiet as rows: how long, who, and which coach calls. */
export const alertRows = (alerts: AttendanceSample['alerts']): DataRow[] =>
  alerts.map(({ name, daysQuiet, lastClass, coach }) => ({
    primary: name,
    secondary: `Last seen: ${lastClass}. ${coach} calls.`,
    lead: { kind: 'count', text: String(daysQuiet), unit: 'days' },
  }));
