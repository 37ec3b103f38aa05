import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo } from './Logo.tsx';

const meta = { title: 'Page/Logo', component: Logo } satisfies Meta<typeof Logo>;

export default meta;

export const Default: StoryObj<typeof meta> = {};
