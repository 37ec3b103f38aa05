import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pagination } from './Pagination.tsx';

export default {
  title: 'Actions/Pagination',
  component: Pagination,
  parameters: {
    usage: {
      when: 'For a list that is divided into pages, each with its own address.',
      keyboard: { Enter: 'follows the link' },
    },
  },
  args: { page: 5, count: 9, hrefOf: (page: number) => `/members?page=${page}` },
} satisfies Meta<typeof Pagination>;

type Story = StoryObj<typeof Pagination>;

export const Default: Story = {};

export const FirstPage: Story = { args: { page: 1 } };

export const OnePage: Story = { args: { page: 1, count: 1 } };

export const ManyPages: Story = { args: { page: 500, count: 1000 } };
