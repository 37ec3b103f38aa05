import type { Meta, StoryObj } from '@storybook/react-vite';
import { PlanCard } from '../Card/PlanCard.tsx';
import { RequiredNote } from '../Field/RequiredNote.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { UiProvider } from './UiProvider.tsx';

export default {
  title: 'Page/UiProvider',
  component: UiProvider,
  args: {
    locale: 'de-DE',
    currency: 'EUR',
    labels: { requiredNote: 'Mit * markierte Felder müssen ausgefüllt werden.' },
    children: (
      <Stack>
        <PlanCard
          name="Klein"
          price={49.9}
          originalPrice={null}
          period="im Monat"
          description="Für eine Halle."
          features={['Bis 50 Mitglieder']}
          action={null}
        />
        <RequiredNote />
      </Stack>
    ),
  },
} satisfies Meta<typeof UiProvider>;

type Story = StoryObj<typeof UiProvider>;

export const German: Story = {};

/** With `dir` on the page too. */
export const RightToLeft: Story = {
  args: { dir: 'rtl' },
  decorators: (Inner) => <div dir="rtl">{Inner()}</div>,
};
