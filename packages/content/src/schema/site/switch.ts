import * as v from 'valibot';
import { pageDate } from '../fields.ts';
import {
  address,
  callToAction,
  copy,
  head,
  link,
  linkedText,
  machineName,
  texts,
  titledText,
} from './parts.ts';

/** The copy that the overview and each page about a source have of their own. */
const page = {
  head,
  title: copy,
  lead: copy,
  moves: v.strictObject({ title: copy, items: v.array(titledText) }),
};

/** What a gym uses today. */
const source = {
  id: machineName,
  name: copy,
  phrase: v.optional(copy),
  hasContract: v.boolean(),
  exportStep: copy,
};

const message = v.strictObject({
  title: copy,
  needsContract: v.optional(v.boolean(), false),
  text: copy,
});

/** The plan. Texts may have `{from}` and `{exportStep}`, those of messages also `{start}` and `{end}`, the days of the start and of the last step. */
const plannerCopy = v.strictObject({
  title: copy,
  lead: copy,
  formLabel: copy,
  fromLabel: copy,
  startLabel: copy,
  print: copy,
  listLabel: copy,
  undated: texts('start', 'end'),
  other: v.strictObject(source),
  steps: v.array(
    v.strictObject({
      offset: v.number(),
      when: copy,
      who: copy,
      title: copy,
      text: copy,
      messages: v.optional(v.array(message), []),
    }),
  ),
  copy: v.strictObject({ label: copy, copied: titledText, failed: titledText }),
});

/** The copy of `/switch`, and what the pages below it share. */
export const switchCopy = v.strictObject({
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
  knowledge: copy,
  sources: v.array(
    v.strictObject({
      ...source,
      page: v.strictObject({
        ...page,
        details: v.strictObject({ title: copy, items: v.array(linkedText) }),
      }),
    }),
  ),
});
