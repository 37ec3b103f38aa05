import * as v from 'valibot';
import { unwrap } from '../schema-parts.ts';

/** What a field is called, and what it is for. */
export interface FieldDescription {
  /** In sentence case. */
  readonly title: string;
  /** One sentence; `undefined` if the title says enough. */
  readonly description: string | undefined;
}

/** What the fields of `site/*.yaml` are for, by name, where the name does not say it; what means something else in one place has its description there. */
const descriptions: Readonly<Record<string, string>> = {
  actions: 'The buttons, the most important first.',
  action: 'The link below it.',
  address: 'The postal address.',
  all: 'The heading of the list among others.',
  alone: 'The heading of the list alone on its page.',
  announcement: 'The line above the header of every page.',
  answer: 'What we answer; `[words](address)` is a link.',
  appError: 'The screen if the whole site fails.',
  ask: 'The call to ask first.',
  asks: 'What we ask of a founding gym.',
  autocomplete: 'What the browser may fill in, a name of the HTML standard.',
  banner: 'The call at the end of the page.',
  board: 'The board of classes beside the hero.',
  caption: 'What the table or picture shows, for people who cannot see it.',
  changed: 'After a form was changed while it was sent.',
  checked: 'The line about the day of the check, with `{day}`.',
  claim: 'The number at the top, with what it counts.',
  closing: 'The call at the end of the page.',
  confirm: 'For new subscribers who are asked to confirm.',
  control: 'The kind of input.',
  copy: 'The button that copies a message.',
  count: 'How many places there are.',
  counted: 'With a count of the gyms; `{taken}`, `{free}` and `{day}` are filled in.',
  days: 'How many days the guarantee lasts.',
  details: 'What else to know.',
  done: 'After it was sent; in the roadmap, a round that is over.',
  doneWithoutTimes: 'After it was sent without times.',
  empty: 'If nothing matches a search.',
  end: 'In place of the day of the last step.',
  example: 'The values in the form at first.',
  exportStep: 'How to take the data out, in a sentence of the plan.',
  eyebrow: 'The short line above the title.',
  failed: 'If it cannot be sent.',
  filters: 'The search and the filters.',
  foundUnits: 'What is counted above the results.',
  founders: 'The founders, as `/about` introduces them.',
  founding: 'Dollars per month for a founding gym.',
  guide: 'The copy around guides, and of the form at their end.',
  gymCount: 'How many gyms are in the pilot; left out until they are counted.',
  gyms: 'The first gyms, in their own words.',
  hasContract: 'Whether there is a contract to end.',
  head: 'What search results and the tab of the browser say.',
  heading: 'The main heading of the page.',
  hero: 'The top of the page.',
  hint: 'A line below the input.',
  href: 'The path on this site, `#anchor` or a full address with https.',
  id: 'The name in addresses and code, in lower case with hyphens; it stays as it is.',
  invalid: 'If a field is wrong.',
  isPlanned: 'Whether the page marks it as planned.',
  keptDays: 'How many days an unsent form is kept.',
  kind: 'Monthly, or custom for a price on request.',
  knowledge: 'Where the facts about others come from, with `{date}`.',
  label: 'The words that are clicked or read beside it.',
  lead: 'The sentence under the title.',
  legalName: 'The name of the company in contracts.',
  limit: 'The limit of members, with `{limit}`.',
  limited: 'If there were too many attempts.',
  lists: 'The heads and headings of `/resources/blog` and `/resources/guides`.',
  memberLimit: 'The most members; left out for no limit.',
  messages: 'What is said after sending; in the plan, the messages to members.',
  missing: 'If a field is empty.',
  missingField: 'Beside an empty field.',
  moves: 'What happens to the data.',
  needsContract: 'Whether it is only for gyms with a contract.',
  next: 'A round to come.',
  note: 'Why articles mention another price.',
  notice: 'The notice about an unsent form on other pages.',
  notYet: 'What the software lacks; other pages link here.',
  noneYet: 'If there is nothing of a kind yet.',
  noScript: 'For browsers without JavaScript.',
  now: 'The round under way.',
  offline: 'If there is no connection.',
  offset: 'Days after the start day; negative before it.',
  optional: 'Whether the field may stay empty.',
  other: 'A source without a page of its own.',
  outdated: 'With a count of more than 45 days ago.',
  page: 'The copy of its own page.',
  pageError: 'The screen if one page fails.',
  period: 'What a price is for, such as per month.',
  phrase: 'The name inside a sentence, if it is another there, such as your spreadsheet.',
  planner:
    'The plan of a switch. Texts may have `{from}` and `{exportStep}`, messages also `{start}` and `{end}`.',
  plans: 'The plans, from the smallest gym to the largest.',
  popular: 'Whether the card stands out.',
  price: 'Dollars per month, or a custom price.',
  question: 'What a gym owner asks, with a question mark.',
  refusedField: 'Beside a field that the server refuses.',
  regular: 'Dollars per month without the offer.',
  rejected: 'If the server refuses the form.',
  searchExample: 'An example in the empty search box.',
  sending: 'What forms say when sending fails.',
  shared: 'The copy around both posts and guides.',
  since: 'The year since when we build.',
  slug: 'The file name of the legal text.',
  social: 'The profiles in social networks, confirmed.',
  spoken: 'What is read out instead of the label, if the label is ambiguous alone.',
  start: 'In place of the start day.',
  states: 'The words for the states of a round.',
  statuses: 'What the form says after it was sent without JavaScript.',
  tagline: 'The line in the footer.',
  taken: 'How many gyms there are.',
  teasers: 'The headings of the posts and guides in the menu.',
  tiles: 'The tiles, each a number or word with what it stands for.',
  undated: 'The words while there is no start day.',
  unlimited: 'In place of a limit.',
  unsent: 'The notice about a form that was not sent.',
  value: 'The number as it is shown, such as `50+`.',
  values: 'What we stand by.',
  when: 'In place of the date while there is no start day.',
  windowsHint: 'A line below the times.',
};

/**
 * The title and description of a field of a content file: those of its schema, else by its name.
 *
 * @param file - The path of the file, such as `site/pricing.yaml`.
 * @param path - The names and numbers from the file to the field.
 * @param schema - The schema of the field, if there is one.
 * @returns A `description` of `undefined` if the title says enough.
 * @example
 * describeField('site/pricing.yaml', ['hero']) // => { title: 'Hero', description: 'The top of the page.' }
 * describeField('site/samples/staff.yaml', ['staff', 0, 'hours']) // => { title: 'Hours', description: 'Sample data: hours.' }
 */
export function describeField(
  file: string,
  path: readonly (string | number)[],
  schema?: v.GenericSchema,
): FieldDescription {
  const name = path.findLast((step) => typeof step === 'string') ?? '';
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  const title = words.charAt(0).toUpperCase() + words.slice(1);
  const own = schema && v.getDescription(unwrap(schema) ?? schema);
  if (own !== undefined || !file.startsWith('site/')) return { title, description: own };
  if (file.startsWith('site/samples/')) return { title, description: `Sample data: ${words}.` };
  return { title, description: descriptions[name] };
}
