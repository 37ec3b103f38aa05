import { applyAction } from './actions.ts';
import { siteName } from './brand.ts';
import { pilotLink } from './company-links.ts';
import { pilotFacts, supportFacts } from './facts.ts';
import type { FormField } from './contact.ts';

/** The words around the demo form. Specification §2. */
export const demoPage = {
  title: 'See it with your own week',
  lead: `Book a demo of ${siteName}, or a call to ask your questions first. You talk to a founder either way.`,
  pointsTitle: 'How it goes',
  points: [
    {
      title: 'Bring a real problem',
      text: 'One that cost you an evening. We start there, and show no slides.',
    },
    { title: 'See your own week', text: 'Your timetable, your classes, your coaches.' },
    {
      title: 'Ask the hard questions',
      text: `What is planned, what it costs, what it can't do. If you go on, setup takes ${supportFacts.setupHours[0]} to ${supportFacts.setupHours[1]} hours.`,
    },
  ],
  formTitle: 'Your request',
  kindLabel: 'What would you like?',
  windowsLabel: 'Times that suit you (optional)',
  windowsHint: 'Name up to three. We write to confirm one of them.',
  windowLabels: ['First choice', 'Second choice', 'Third choice'],
  zoneLabel: 'Your time zone:',
  submitLabel: 'Send request',
  submittingLabel: 'Sending...',
  apply: {
    title: 'Seen enough already?',
    text: `Apply for one of ${pilotFacts.spots} founding places. We review your application within ${pilotFacts.reviewHours} hours.`,
    actions: [applyAction, { label: 'Read the offer', href: pilotLink.href }],
  },
} as const;

/** What a visitor can book. Specification §2. */
export const demoKinds = [
  { id: 'demo', label: 'A demo', text: 'We show you the software with your week in it.' },
  { id: 'call', label: 'A call', text: 'You ask, a founder answers. No screen needed.' },
] as const;

/** The text fields of the demo form; `phone` and `note` may stay empty. Specification §2. */
export const demoFields = [
  { name: 'name', label: 'Your name', control: 'text', autocomplete: 'name' },
  { name: 'email', label: 'Email', control: 'email', autocomplete: 'email' },
  { name: 'gym', label: 'Gym', control: 'text', autocomplete: 'organization' },
  { name: 'phone', label: 'Phone (optional)', control: 'tel', autocomplete: 'tel', optional: true },
  {
    name: 'note',
    label: 'Note (optional)',
    control: 'textarea',
    autocomplete: 'off',
    hint: 'What should we look at together?',
    optional: true,
  },
] as const satisfies readonly FormField[];
