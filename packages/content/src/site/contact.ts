import { callAction } from './actions.ts';
import { faqLink } from './company-links.ts';
import { pilotFacts } from './facts.ts';
import type { TitledText } from './link.ts';

/** One field of a form; the name is that of the entity. Specification §3, §5. */
export type FormField = {
  readonly name: string;
  readonly label: string;
  readonly control: 'text' | 'email' | 'tel' | 'textarea';
  /** The value of the `autocomplete` attribute. */
  readonly autocomplete: string;
  /** A line of help under the label. */
  readonly hint?: string;
  /** Whether it may stay empty. */
  readonly optional?: true;
};

/** The words around the application form. Specification §2. */
export const contactPage = {
  title: 'Apply for a founding place',
  lead: `Tell us about your gym. ${pilotFacts.spots} places. We review your application within ${pilotFacts.reviewHours} hours.`,
  formTitle: 'Your application',
  submitLabel: 'Send application',
  submittingLabel: 'Sending...',
  nextTitle: 'What happens next',
  ask: {
    title: 'Rather ask first?',
    text: 'Most questions have a straight answer already. For the rest, talk to a founder.',
    actions: [{ label: 'Read the FAQ', href: faqLink.href }, callAction],
  },
} as const;

/** The application form in three rounds: you, your gym and your words. Specification §3, §5. */
export const applicationRounds = [
  {
    title: 'You',
    fields: [
      { name: 'name', label: 'Your name', control: 'text', autocomplete: 'name' },
      { name: 'email', label: 'Email', control: 'email', autocomplete: 'email' },
      { name: 'phone', label: 'Phone', control: 'tel', autocomplete: 'tel' },
    ],
  },
  {
    title: 'Your gym',
    fields: [
      { name: 'gymName', label: 'Gym name', control: 'text', autocomplete: 'organization' },
      {
        name: 'gymLocation',
        label: 'Gym location',
        control: 'text',
        autocomplete: 'address-level2',
        hint: 'City and state, or city and country.',
      },
      {
        name: 'currentMembers',
        label: 'Current members',
        control: 'text',
        autocomplete: 'off',
        hint: 'A range is fine.',
      },
    ],
  },
  {
    title: 'In your words',
    fields: [
      {
        name: 'message',
        label: 'Message',
        control: 'textarea',
        autocomplete: 'off',
        hint: 'What costs you the most evenings?',
      },
    ],
  },
] as const satisfies readonly { readonly title: string; readonly fields: readonly FormField[] }[];

/** The seven fields of the application form, all required. Specification §3, §5. */
export const applicationFields = applicationRounds.flatMap<
  (typeof applicationRounds)[number]['fields'][number]
>(({ fields }) => fields);

/** What follows an application, told in rounds. Specification §9. */
export const contactSteps: readonly TitledText[] = [
  { title: 'We review it', text: `Within ${pilotFacts.reviewHours} hours.` },
  { title: 'We talk', text: 'About your gym, your plan and your price, before you owe anything.' },
  {
    title: 'You start',
    text: `With a free ${pilotFacts.trialDays}-day trial, and your data moved by us.`,
  },
];
