import * as v from 'valibot';
import { pageDate } from '../fields.ts';
import {
  address,
  callToAction,
  copy,
  described,
  head,
  link,
  linkedText,
  machineName,
  titledText,
} from './parts.ts';
import { stillSection } from './stills.ts';

/** The copy that the overview and each page about a source have of their own. */
const page = {
  head,
  title: copy,
  lead: copy,
  moves: v.strictObject({ title: copy, items: v.array(titledText) }),
};

const source = {
  id: machineName,
  name: copy,
  phrase: v.optional(
    described(
      copy,
      'The name inside a sentence, if it is another there, such as your spreadsheet.',
    ),
  ),
  hasContract: described(v.boolean(), 'Whether there is a contract to end.'),
  exportStep: described(copy, 'How to take the data out, in a sentence of the plan.'),
};

const message = v.strictObject({
  title: copy,
  needsContract: v.optional(
    described(v.boolean(), 'Whether it is only for gyms with a contract.'),
    false,
  ),
  text: copy,
});

/**
 * The plan. Texts may have `{from}` and `{exportStep}`, those of messages also `{start}` and
 * `{end}`, the days of the start and of the last step.
 */
const plannerCopy = v.strictObject({
  title: copy,
  lead: copy,
  formLabel: copy,
  fromLabel: copy,
  startLabel: copy,
  earliest: described(
    copy,
    'Below the start day, with `{day}`, the first that leaves time for every step.',
  ),
  print: described(copy, 'The button that prints the plan.'),
  listLabel: copy,
  undated: described(
    v.strictObject({
      start: described(copy, 'In place of the start day.'),
      end: described(copy, 'In place of the day of the last step.'),
    }),
    'The words while there is no start day.',
  ),
  other: described(v.strictObject(source), 'A source without a page of its own.'),
  steps: v.array(
    v.strictObject({
      offset: described(v.number(), 'Days after the start day; negative before it.'),
      when: copy,
      who: described(copy, 'Who does it.'),
      title: copy,
      text: copy,
      messages: v.optional(v.array(message), []),
    }),
  ),
  copy: described(
    v.strictObject({ label: copy, copied: titledText, failed: titledText }),
    'The button that copies a message.',
  ),
});

/** The copy of `/switch`, and what the pages below it share. */
export const switchCopy = v.strictObject({
  gym: stillSection,
  ...page,
  members: v.strictObject({ title: copy, items: v.array(titledText) }),
  cards: v.strictObject({ title: copy, lead: copy, items: v.array(titledText) }),
  actions: v.array(link),
  backLink: v.strictObject({ label: copy, href: address }),
  fromTitle: copy,
  planner: plannerCopy,
  closing: callToAction,
});

/** The copy of the pages below `/switch`, `/switch/<id>` for each source. */
export const switchFromCopy = v.strictObject({
  asOf: pageDate('The day on which it was last looked up.', '2026-11-26'),
  knowledge: described(copy, 'Where the facts about others come from, with `{date}`.'),
  sources: v.array(
    v.strictObject({
      ...source,
      page: described(
        v.strictObject({
          ...page,
          details: v.strictObject({ title: copy, items: v.array(linkedText) }),
        }),
        'The copy of its own page.',
      ),
    }),
  ),
});
