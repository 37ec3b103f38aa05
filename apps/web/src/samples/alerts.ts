import type { SiteSamples } from '@cornerbell/content/copy';
import type { DataRow } from '@cornerbell/ui';

/** Alerts for members who stay away as rows. */
export const alertRows = ({
  alerts,
  copy,
}: Pick<SiteSamples['attendance'], 'alerts' | 'copy'>): DataRow[] =>
  alerts.map(({ name, daysQuiet, note }) => ({
    primary: name,
    secondary: note,
    lead: { kind: 'count', text: String(daysQuiet), unit: copy.daysUnit },
  }));
