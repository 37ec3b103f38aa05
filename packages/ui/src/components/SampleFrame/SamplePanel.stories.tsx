import type { Meta, StoryObj } from '@storybook/react-vite';
import { facts, longTitle, roster, tuesday } from '../../testing/samples.ts';
import { DataList } from '../DataList/DataList.tsx';
import { FactStrip } from '../FactStrip/FactStrip.tsx';
import { ScheduleBoard } from '../ScheduleBoard/ScheduleBoard.tsx';
import { SampleFrame } from './SampleFrame.tsx';
import { SamplePanel } from './SamplePanel.tsx';

export default {
  title: 'Sample interface/SamplePanel',
  component: SamplePanel,
  parameters: { usage: { when: 'For one part of a `SampleFrame` with the layout `panels`.' } },
  args: {
    title: 'Classes',
    aside: '3',
    children: <ScheduleBoard days={[tuesday]} />,
  },
  render: (args) => (
    <SampleFrame title="Today at the gym" layout="panels">
      <SamplePanel {...args} />
      <SamplePanel title="Members">
        <DataList label="Members" rows={roster.slice(0, 2)} />
      </SamplePanel>
      <SamplePanel title="Quiet">
        <DataList label="Quiet members" rows={roster.slice(1)} />
      </SamplePanel>
    </SampleFrame>
  ),
} satisfies Meta<typeof SamplePanel>;

type Story = StoryObj<typeof SamplePanel>;

export const Default: Story = {};

export const Wide: Story = { args: { span: 'wide' } };

export const Tall: Story = { args: { span: 'tall' } };

export const Flush: Story = {
  args: { span: 'wide', flush: true, title: undefined, children: <FactStrip facts={facts} /> },
};

export const LongText: Story = { args: { title: longTitle, aside: longTitle } };
