import * as v from 'valibot';
import { pageDate, sitePath, wholeNumber } from '../fields.ts';
import { copy, described, link } from './parts.ts';

const picture = v.optional(sitePath('The path of a picture.', '/images/gym.jpg'));

/** A founder, as `/about` introduces them. */
const founder = v.strictObject({
  name: copy,
  role: copy,
  picture,
  text: copy,
});

/** A gym of the pilot, in its own words. */
const gym = v.strictObject({ name: copy, quote: copy, picture });

/** The product's name and status, and the facts of the company; the site shows those given. */
export const companyCopy = v.strictObject({
  name: copy,
  tagline: described(copy, 'The line in the footer.'),
  description: copy,
  status: described(copy, 'The status of the product.'),
  legalName: v.optional(described(copy, 'The name of the company in contracts.')),
  address: v.optional(copy),
  email: v.optional(v.pipe(v.string(), v.email('is an email address'))),
  phone: v.optional(copy),
  social: v.optional(
    v.pipe(v.array(link), v.examples([[{ label: 'X', href: 'https://x.com/example' }]])),
  ),
  founders: v.optional(
    v.pipe(
      v.array(founder),
      v.examples([[{ name: 'A. B.', role: 'Founder', text: 'One sentence.' }]]),
    ),
  ),
  gyms: v.optional(
    v.pipe(v.array(gym), v.examples([[{ name: 'An Example Gym', quote: 'Their words.' }]])),
  ),
  gymCount: v.optional(
    described(
      v.strictObject({
        taken: wholeNumber('How many gyms there are.', 12),
        countedOn: pageDate('The day of the count.', '2026-11-28'),
      }),
      'How many gyms are in the pilot; left out until they are counted.',
    ),
  ),
});
