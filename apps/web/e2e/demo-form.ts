import type { Page } from '@playwright/test';

export const form = (page: Page) => page.getByRole('form', { name: 'Your request' });
export const field = (page: Page, name: string) => form(page).getByLabel(name);
export const send = (page: Page) => form(page).getByRole('button', { name: 'Send Request' });
export const status = (page: Page) => form(page).getByRole('status');

export const another = (page: Page) => form(page).getByRole('button', { name: 'Send another' });

/** Fills in the required fields. */
export async function fillIn(page: Page) {
  await field(page, 'Your name').fill('Lou Santos');
  await field(page, 'Email').fill('lou@example.com');
  await field(page, 'Gym').fill('Northside Boxing');
}
