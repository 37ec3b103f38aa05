import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { longTitle, longWord } from '../../testing/samples.tsx';
import { StatusTag } from '../StatusTag/StatusTag.tsx';
import { SearchField, type SearchFieldProps } from './SearchField.tsx';

const members = [
  {
    id: 'ana',
    label: 'Ana Ruiz',
    description: 'Unlimited',
    end: <StatusTag tone="good">Cleared</StatusTag>,
  },
  { id: 'dana', label: 'Dana Reyes', description: 'Student' },
  { id: 'long', label: `${longTitle} ${longWord}`, description: longWord },
];

/** Finds what contains the text in its id. */
function Example(props: SearchFieldProps) {
  const [query, setQuery] = useState('');
  return (
    <SearchField
      {...props}
      value={query}
      onValueChange={setQuery}
      suggestions={members.filter(({ id }) => id.includes(query.toLowerCase()))}
    />
  );
}

export default {
  title: 'Forms/SearchField',
  component: SearchField,
  parameters: {
    keyboard: {
      'ArrowDown, ArrowUp': 'move through the matches',
      Enter: 'chooses the marked one',
      Escape: 'closes the list, and then empties the field',
    },
    docs: { story: { inline: false, height: '320px' } },
  },
  args: {
    label: 'Find a member',
    suggestions: [],
    onChoose: fn(),
    empty: 'No member has this name.',
  },
  render: (props) => <Example {...props} />,
} satisfies Meta<typeof SearchField>;

type Story = StoryObj<typeof SearchField>;

const type = (text: string) => async () => {
  await userEvent.type(screen.getByRole('combobox'), text);
};

export const Found: Story = {
  play: async () => {
    await type('ana')();
    await expect(screen.getAllByRole('option')).toHaveLength(2);
  },
};

export const Small: Story = {
  args: { size: 'sm', hideLabel: true, placeholder: 'Find a member' },
};

export const NothingFound: Story = { play: type('Zoë') };

export const LongText: Story = { args: { label: longTitle }, play: type('long') };
