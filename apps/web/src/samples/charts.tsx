import type { SiteSamples } from '@cornerbell/content/copy';
import { BarChart, ProgressBar, Stack } from '@cornerbell/ui';
import { Sparkline } from '../pictures/Sparkline.tsx';
import { SampleNote } from './SampleNote.tsx';

interface Sample<Name extends keyof SiteSamples> {
  sample: SiteSamples[Name];
}

/** The visits of a month by kind. */
export const VisitsChart = ({ sample: { copy, visitKinds } }: Sample<'attendance'>) => (
  <BarChart
    label={copy.visitsTitle}
    bars={visitKinds.map(({ kind, visits }) => ({
      label: kind,
      value: visits,
      valueText: String(visits),
    }))}
  />
);

/** How full some classes are. */
export const ClassFill = ({ sample: { classFill, copy } }: Sample<'analytics'>) => (
  <Stack gap="md">
    {classFill.map(({ name, taken, cap }) => (
      <ProgressBar
        key={name}
        label={name}
        value={taken}
        max={cap}
        valueText={`${taken} ${copy.ofWord} ${cap}`}
      />
    ))}
  </Stack>
);

/** The retention of each month. */
export const Retention = ({ sample: { copy, retentionMonths } }: Sample<'analytics'>) => (
  <Stack gap="md">
    <Sparkline
      label={copy.retentionLabel}
      points={retentionMonths}
      summary={copy.retentionSummary}
    />
    <SampleNote text={copy.retentionNote} />
  </Stack>
);

/** In how many of their classes each coach has marked skills. */
export const SkillsMarked = ({ sample: { copy, staff } }: Sample<'staff'>) => (
  <Stack gap="md">
    {staff.map(({ name, role, marked, classes }) => (
      <ProgressBar
        key={name}
        label={`${name}, ${role}`}
        value={marked}
        max={classes}
        valueText={`${marked} ${copy.ofWord} ${classes}`}
      />
    ))}
  </Stack>
);
