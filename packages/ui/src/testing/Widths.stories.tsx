import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { BarChart } from '../components/BarChart/BarChart.tsx';
import { DataList } from '../components/DataList/DataList.tsx';
import { DataTable } from '../components/DataTable/DataTable.tsx';
import { FactStrip } from '../components/FactStrip/FactStrip.tsx';
import { Grid } from '../components/Grid/Grid.tsx';
import { SegmentBar } from '../components/SegmentBar/SegmentBar.tsx';
import { Skeleton } from '../components/Skeleton/Skeleton.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import { StatTile } from '../components/Card/StatTile.tsx';
import { facts, roster } from './samples.tsx';

/** What takes the width that there is. */
const parts: Record<string, ReactNode> = {
  BarChart: <BarChart label="Visits" bars={[{ label: 'June', value: 7, valueText: '7' }]} />,
  DataList: <DataList label="Members" rows={roster} />,
  DataTable: (
    <DataTable
      caption="Plans"
      rowKey="plan"
      columns={[{ key: 'plan', label: 'Plan' }]}
      rows={[{ plan: 'Student' }]}
    />
  ),
  FactStrip: <FactStrip facts={facts} />,
  Grid: (
    <Grid columns={2}>
      <StatTile value="31" label="Members" />
      <StatTile value="12" label="Classes" />
    </Grid>
  ),
  SegmentBar: <SegmentBar total={12} groups={[{ count: 4, tone: 'strong' }]} />,
  Skeleton: <Skeleton count={2} />,
};

const list = (wrap: (part: ReactNode) => ReactNode) =>
  Object.entries(parts).map(([name, part]) => (
    <div key={name} data-name={name}>
      {wrap(part)}
    </div>
  ));

// For the test of the width that each has in a parent which leaves it to its content.
export default { title: 'Tests/Widths', tags: ['!autodocs', '!dev'] } satisfies Meta;

export const Row: StoryObj = {
  render: () => (
    <>
      {list((part) => (
        <Stack direction="row">
          {part}
          <span>Beside</span>
        </Stack>
      ))}
    </>
  ),
};

export const Start: StoryObj = {
  render: () => (
    <>
      {list((part) => (
        <Stack align="start">{part}</Stack>
      ))}
    </>
  ),
};

export const InlineBlock: StoryObj = {
  render: () => (
    <>
      {list((part) => (
        <div style={{ display: 'inline-block' }}>{part}</div>
      ))}
    </>
  ),
};
