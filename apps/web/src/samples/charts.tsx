import type { SiteSamples } from '@cornerbell/content/copy';
import { BarChart, ProgressBar, Stack } from '@cornerbell/ui';
import { dollars } from './format.ts';
import { SampleNote } from './SampleNote.tsx';
import { Sparkline } from './Sparkline.tsx';

/** The visits of a month by kind. */
export const VisitsChart = ({ copy, visitKinds }: SiteSamples['attendance']) => (
  <BarChart
    label={copy.visitsTitle}
    bars={visitKinds.map(({ kind, visits }) => ({
      label: kind,
      value: visits,
      valueText: String(visits),
    }))}
  />
);

/** The revenue of each month. */
export const RevenueChart = ({ copy, revenue }: SiteSamples['analytics']) => (
  <BarChart
    label={copy.revenueTitle}
    bars={revenue.map(({ month, revenue: amount }) => ({
      label: month,
      value: amount,
      valueText: dollars(amount),
    }))}
    highlightLast
  />
);

/** How full some classes are. */
export const ClassFill = ({ classFill, copy }: SiteSamples['analytics']) => (
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
export const Retention = ({ copy, retentionMonths }: SiteSamples['analytics']) => (
  <Stack gap="md">
    <Sparkline
      label={copy.retentionLabel}
      points={retentionMonths.map(({ percent }) => percent)}
      summary={copy.retentionSummary}
    />
    <SampleNote text={copy.retentionNote} />
  </Stack>
);

/** In how many of their classes each coach has marked skills. */
export const SkillsMarked = ({ copy, staff }: SiteSamples['staff']) => (
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
