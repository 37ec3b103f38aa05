import type { Page } from '@playwright/test';
import { testLibrary } from '../src/testing/library.ts';

/** An application with an answer to every field. */
export const application = {
  name: 'Lou Santos',
  email: 'lou@example.com',
  phone: '+1 612 555 0100',
  gymName: 'Northside Boxing',
  gymLocation: 'Minneapolis, MN',
  currentMembers: '80 to 100',
  message: 'Payroll on Sundays.',
};

/** What is typed into each field of the form, in its order. */
export const answers = testLibrary.site.contact.fields.map(({ label, name, optional }) => ({
  label,
  answer: application[name as keyof typeof application],
  isRequired: !optional,
}));

/** What the alert says once an application was made. */
const thanks =
  "Thank you for applying! We'll review your application and get back to you within 48 hours.";

export const form = (page: Page) => page.getByRole('form', { name: 'Your application' });
export const field = (page: Page, name: string) => form(page).getByRole('textbox', { name });
export const submit = (page: Page) => form(page).getByRole('button', { name: 'Send Application' });
export const alert = (page: Page) => page.getByRole('alertdialog', { name: thanks });

/** What stands in place of the fields afterwards. */
export const receipt = (page: Page) => form(page).getByRole('status');
export const another = (page: Page) => form(page).getByRole('button', { name: 'Send another' });

/** Fills in every field. */
export async function fillIn(page: Page) {
  for (const { label, answer } of answers) await field(page, label).fill(answer);
}
