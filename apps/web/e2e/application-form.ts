import type { Page } from '@playwright/test';

/** What is typed into the application form, by label. */
export const answers = {
  'Your name': 'Lou Santos',
  Email: 'lou@example.com',
  Phone: '+1 612 555 0100',
  'Gym name': 'Northside Boxing',
  'Gym location': 'Minneapolis, MN',
  'Current members': '80 to 100',
  Message: 'Payroll on Sundays.',
};

/** The same answers as the application holds them. */
export const application = {
  name: 'Lou Santos',
  email: 'lou@example.com',
  phone: '+1 612 555 0100',
  gymName: 'Northside Boxing',
  gymLocation: 'Minneapolis, MN',
  currentMembers: '80 to 100',
  message: 'Payroll on Sundays.',
};

/** What the alert says once an application was made. */
const thanks =
  "Thank you for applying! We'll review your application and get back to you within 48 hours.";

export const form = (page: Page) => page.getByRole('form', { name: 'Your application' });
export const field = (page: Page, name: string) => form(page).getByRole('textbox', { name });
export const submit = (page: Page) => form(page).getByRole('button', { name: 'Send application' });
export const alert = (page: Page) => page.getByRole('alertdialog', { name: thanks });

/** Fills in every field. */
export async function fillIn(page: Page) {
  for (const [name, answer] of Object.entries(answers)) await field(page, name).fill(answer);
}
