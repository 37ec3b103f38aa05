import type { Page } from '@playwright/test';

export const form = (page: Page) => page.getByRole('form', { name: 'Your request' });
export const field = (page: Page, name: string) => form(page).getByLabel(name);
export const send = (page: Page) => form(page).getByRole('button', { name: 'Send Request' });
export const status = (page: Page) => form(page).getByRole('status');

/** Fills in the required fields. */
export async function fillIn(page: Page, email = 'lou@example.com') {
  await field(page, 'Your name').fill('Lou Santos');
  await field(page, 'Email').fill(email);
  await field(page, 'Gym').fill('Northside Boxing');
}
