import type { Meta, StoryObj } from '@storybook/react-vite';
import { facts, longTitle, roster, tuesday } from '../../testing/samples.ts';
import { DataList } from '../DataList/DataList.tsx';
import { FactStrip } from '../FactStrip/FactStrip.tsx';
import { ScheduleBoard } from '../ScheduleBoard/ScheduleBoard.tsx';
import { SampleFrame } from './SampleFrame.tsx';
import { SamplePanel } from './SamplePanel.tsx';

export default {
  title: 'Sample interface/SampleFrame',
  component: SampleFrame,
  parameters: { usage: { when: 'Around made-up data that shows what a product looks like.' } },
  args: { title: 'Members', aside: '84', children: <DataList label="Members" rows={roster} /> },
} satisfies Meta<typeof SampleFrame>;

type Story = StoryObj<typeof SampleFrame>;

export const Board: Story = {};

export const Highlighted: Story = { args: { highlighted: true } };

export const Phone: Story = { args: { device: 'phone' } };

export const Panels: Story = {
  args: {
    title: 'Today at the gym',
    aside: 'Tue, Oct 14',
    headingLevel: 2,
    layout: 'panels',
    children: (
      <>
        <SamplePanel span="wide" flush>
          <FactStrip facts={facts} />
        </SamplePanel>
        <SamplePanel title="Classes" aside="3" headingLevel={3}>
          <ScheduleBoard days={[tuesday]} />
        </SamplePanel>
        <SamplePanel title="Members" aside="84" headingLevel={3}>
          <DataList label="Members" rows={roster} />
        </SamplePanel>
      </>
    ),
  },
};

export const LongText: Story = { args: { title: longTitle, aside: longTitle } };
