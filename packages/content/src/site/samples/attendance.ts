import { adviceFacts } from '../facts.ts';

/** An invented kind of visit. Specification §1, §2. */
export type SampleVisitKind = {
  readonly kind: string;
  /** Visits of a month. */
  readonly visits: number;
};

/** Sample data: the visits of a month by kind, all on one record. Specification §1, §2. */
export const sampleVisitKinds: readonly SampleVisitKind[] = [
  { kind: 'Classes', visits: 538 },
  { kind: 'Open gym', visits: 220 },
  { kind: 'Privates', visits: 42 },
  { kind: 'Competition', visits: 6 },
];

/** Sample data: members kept in a month, in percent. Specification §2. */
export const sampleRetentionPercent = 92;

/** The words round attendance. Specification §2. */
export const sampleAttendanceWords = {
  title: 'Attendance',
  aside: 'June',
  alertsTitle: 'Call today',
  alertsAside: `Quiet over ${adviceFacts.quietDays} days`,
  alertsLabel: 'Members to call',
  visitsTitle: 'Visits by kind',
  visitsUnit: 'visits',
  retentionTitle: 'Retention',
  targetLabel: 'target',
} as const;
