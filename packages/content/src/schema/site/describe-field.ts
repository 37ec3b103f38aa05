import * as v from 'valibot';
import { unwrap } from '../schema-parts.ts';

/** What a field is called, and what it is for. */
export interface FieldDescription {
  /** In sentence case. */
  readonly title: string;
  /** One sentence; `undefined` if nobody has described the field. */
  readonly description: string | undefined;
}

/** What the fields of `site/*.yaml` are for, by name. `parent.name` comes first, for a field that means something else there. */
const descriptions: Readonly<Record<string, string>> = {
  actions: 'The buttons, the most important first.',
  action: 'The link below it.',
  address: 'The postal address.',
  all: 'The heading of the list among others.',
  alone: 'The heading of the list alone on its page.',
  announcement: 'The line above the header of every page.',
  answer: 'What we answer; `[words](address)` is a link.',
  appError: 'The screen if the whole site fails.',
  apply: 'The call to apply instead.',
  approach: 'How we work.',
  areas: 'The areas of features.',
  asOf: 'The day on which the facts about others were last looked up.',
  ask: 'The call to ask first.',
  asks: 'What we ask of a founding gym.',
  autocomplete: 'What the browser may fill in, a name of the HTML standard.',
  backLink: 'The link back to the overview.',
  badge: 'The badge on the card.',
  banner: 'The call at the end of the page.',
  benefits: 'What a founding gym gets.',
  blog: 'The list of posts.',
  board: 'The board of classes beside the hero.',
  caption: 'What the table or picture shows, for people who cannot see it.',
  card: 'The table of the plans.',
  changed: 'After a form was changed while it was sent.',
  checked: 'The line about the day of the check, with `{day}`.',
  checkedOn: 'The day on which the rows were checked.',
  claim: 'The number at the top, with what it counts.',
  closing: 'The call at the end of the page.',
  color: 'The colour of the area.',
  columns: 'The headings of the columns.',
  confirm: 'For new subscribers who are asked to confirm.',
  control: 'The kind of input.',
  copied: 'After copying.',
  copy: 'The button that copies a message.',
  count: 'How many places there are.',
  counted: 'With a count of the gyms; `{taken}`, `{free}` and `{day}` are filled in.',
  countedOn: 'The day of the count.',
  days: 'How many days the guarantee lasts.',
  demoAction: 'The button that books a demo.',
  description: 'A line about it.',
  'head.description': 'What search results say, in 70 to 155 characters that no other page has.',
  'blog.description': 'What search results say, in 70 to 155 characters that no other page has.',
  'guides.description': 'What search results say, in 70 to 155 characters that no other page has.',
  details: 'What else to know.',
  discarded: 'After an unsent form was discarded.',
  done: 'After it was sent; in the roadmap, a round that is over.',
  doneWithoutTimes: 'After it was sent without times.',
  email: 'The email address.',
  empty: 'If nothing matches a search.',
  end: 'In place of the day of the last step.',
  example: 'The values in the form at first.',
  exportStep: 'How to take the data out, in a sentence of the plan.',
  eyebrow: 'The short line above the title.',
  failed: 'If it cannot be sent.',
  features: 'The features, one a line.',
  fields: 'The fields of the form, in order.',
  filters: 'The search and the filters.',
  footer: 'The columns of the footer.',
  foundUnits: 'What is counted above the results.',
  founders: 'The founders, as `/about` introduces them.',
  founding: 'Dollars per month for a founding gym.',
  foundingCall: 'The call to founding gyms.',
  general: 'How general gym software does it.',
  groups: 'The groups, in the order of the page.',
  guarantee: 'The guarantee.',
  guide: 'The copy around guides, and of the form at their end.',
  guides: 'The list of guides.',
  gymCount: 'How many gyms are in the pilot; left out until they are counted.',
  gyms: 'The first gyms, in their own words.',
  hasContract: 'Whether there is a contract to end.',
  head: 'What search results and the tab of the browser say.',
  header: 'The header of every page.',
  heading: 'The main heading of the page.',
  help: 'The block for immediate help.',
  hero: 'The top of the page.',
  highlights: 'Short badges.',
  hint: 'A line below the input.',
  href: 'The path on this site, `#anchor` or a full address with https.',
  id: 'The name in addresses and code, in lower case with hyphens; it stays as it is.',
  inEveryPlan: 'What every plan has.',
  invalid: 'If a field is wrong.',
  isPlanned: 'Whether the page marks it as planned.',
  items: 'The items, in order.',
  job: 'The job of a gym that is compared.',
  keptDays: 'How many days an unsent form is kept.',
  kind: 'Monthly, or custom for a price on request.',
  kinds: 'What can be booked.',
  knowledge: 'Where the facts about others come from, with `{date}`.',
  label: 'The words that are clicked or read beside it.',
  labels: 'The labels of the form.',
  lead: 'The sentence under the title.',
  legal: 'The copy around legal texts.',
  legalName: 'The name of the company in contracts.',
  library: 'The part about posts and guides.',
  limit: 'The limit of members, with `{limit}`.',
  limited: 'If there were too many attempts.',
  link: 'A link to more.',
  links: 'The links, in order.',
  lists: 'The heads and headings of `/resources/blog` and `/resources/guides`.',
  listTitles: 'The headings of the lists.',
  locations: 'The number of locations.',
  many: 'For several.',
  memberLimit: 'The most members, or `null` for no limit.',
  members: 'The number of members.',
  menus: 'The menus of the header.',
  messages: 'What is said after sending; in the plan, the messages to members.',
  missing: 'If a field is empty.',
  missingField: 'Beside an empty field.',
  moves: 'What happens to the data.',
  name: 'The name.',
  'fields.name': 'The name of the field in the request.',
  needsContract: 'Whether it is only for gyms with a contract.',
  neighbours: 'The links to the previous and the next one.',
  next: 'A round to come.',
  note: 'Why articles mention another price.',
  notice: 'The notice about an unsent form on other pages.',
  notYet: 'What the software lacks; other pages link here.',
  noneYet: 'If there is nothing of a kind yet.',
  noScript: 'For browsers without JavaScript.',
  now: 'The round under way.',
  numbers: 'The offer in numbers.',
  numeral: 'The large number above the title.',
  offline: 'If there is no connection.',
  offset: 'Days after the start day; negative before it.',
  one: 'For one.',
  openness: 'The part about building in the open.',
  optional: 'Whether the field may stay empty.',
  other: 'A source without a page of its own.',
  others: 'The other legal texts.',
  outdated: 'With a count of more than 45 days ago.',
  page: 'The copy of its own page.',
  pageError: 'The screen if one page fails.',
  paper: 'How paper does it.',
  paragraphs: 'The paragraphs, in order.',
  period: 'What a price is for, such as per month.',
  phone: 'The phone number.',
  phrase: 'The name inside a sentence, if it is another there, such as your spreadsheet.',
  picker: 'The plan picker.',
  picture: 'The path of a picture.',
  places: 'The board of places.',
  planner:
    'The plan of a switch. Texts may have `{from}` and `{exportStep}`, messages also `{start}` and `{end}`.',
  plans: 'The plans, from the smallest gym to the largest.',
  points: 'The points, one a line.',
  popular: 'Whether the card stands out.',
  post: 'The copy around posts.',
  price: 'Dollars per month, or a custom price.',
  prices: 'The words around prices.',
  print: 'The button that prints the plan.',
  question: 'What a gym owner asks, with a question mark.',
  quote: 'What the gym says.',
  refusedField: 'Beside a field that the server refuses.',
  regular: 'Dollars per month without the offer.',
  rejected: 'If the server refuses the form.',
  results: 'The lists of results.',
  roadmap: 'What was built, is being built and comes next.',
  role: 'What the person does.',
  rounds: 'The rounds, in order.',
  'messages.rounds': 'The words for the rounds of the roadmap.',
  'contact.rounds': 'The rounds of the form, each with some of its fields.',
  rows: 'The rows, in order.',
  rules: 'The rules of prices.',
  searchExample: 'An example in the empty search box.',
  sections: 'The sections of the page, in order.',
  sending: 'What forms say when sending fails.',
  severalLocations: 'Whether it is for more than one location.',
  share: 'After sharing a page.',
  shared: 'The copy around both posts and guides.',
  sheets: 'How spreadsheets do it.',
  since: 'The year since when we build.',
  skippedTime: 'For a time that does not exist because daylight saving begins.',
  slug: 'The file name of the legal text.',
  social: 'The profiles in social networks, confirmed.',
  sources: 'What gyms use today.',
  spoken: 'What is read out instead of the label, if the label is ambiguous alone.',
  start: 'In place of the start day.',
  state: 'Whether the round is done, now or next.',
  states: 'The words for the states of a round.',
  stats: 'The numbers, each with what it counts.',
  status: 'The status of the product.',
  statuses: 'What the form says after it was sent without JavaScript.',
  steps: 'The steps, in order.',
  story: 'How it began.',
  subscribed: 'After signing up.',
  support: 'The support in numbers.',
  table: 'The table.',
  tagline: 'The line in the footer.',
  taken: 'How many gyms there are.',
  team: 'The part about the founders.',
  teasers: 'The headings of the posts and guides in the menu.',
  terms: 'The terms of the pilot.',
  text: 'The paragraph.',
  tiles: 'The tiles, each a number or word with what it stands for.',
  title: 'The heading.',
  'head.title':
    'The title in the tab and in search results, in 10 to 60 characters that no other page has.',
  'blog.title':
    'The title in the tab and in search results, in 10 to 60 characters that no other page has.',
  'guides.title':
    'The title in the tab and in search results, in 10 to 60 characters that no other page has.',
  together: 'How the parts work together.',
  undated: 'The words while there is no start day.',
  unlimited: 'In place of a limit.',
  unsent: 'The notice about a form that was not sent.',
  us: 'How our software does it.',
  value: 'The number as it is shown, such as `50+`.',
  values: 'What we hold to.',
  when: 'In place of the date while there is no start day.',
  who: 'Who does it.',
  windowsHint: 'A line below the times.',
};

/** The descriptions of names by their ending. */
const endings: readonly (readonly [ending: RegExp, describe: (words: string) => string])[] = [
  [/Labels?$/, (words) => `The label for “${words}”.`],
  [/Title$/, (words) => `The heading for “${words}”.`],
  [/Text$/, (words) => `The text for “${words}”.`],
  [/Unit$/, (words) => `The words behind a number, for “${words}”.`],
];

/**
 * The title and description of a field of a content file: those of its schema, else by its name.
 *
 * @param file - The path of the file, such as `site/pricing.yaml`.
 * @param path - The names and numbers from the file to the field.
 * @param schema - The schema of the field, if there is one.
 * @returns A `description` of `undefined` if nobody has described it.
 * @example
 * describeField('site/pricing.yaml', ['head', 'title'])
 * // => { title: 'Title', description: 'The title in the tab and in search results, in 10 to 60 characters that no other page has.' }
 * describeField('site/samples/staff.yaml', ['staff', 0, 'hours']) // => { title: 'Hours', description: 'Sample data: hours.' }
 */
export function describeField(
  file: string,
  path: readonly (string | number)[],
  schema?: v.GenericSchema,
): FieldDescription {
  const [, page = ''] = /([^/]*)\.\w+$/.exec(file) ?? [];
  const names = [page, ...path.filter((step) => typeof step === 'string')];
  const [parent = '', name = ''] = names.slice(-2);
  const words = wordsOf(name);
  const title = words.charAt(0).toUpperCase() + words.slice(1);
  const own = schema && v.getDescription(unwrap(schema) ?? schema);
  if (own !== undefined || !file.startsWith('site/')) return { title, description: own };
  if (file.startsWith('site/samples/')) return { title, description: `Sample data: ${words}.` };
  const [ending, describe] = endings.find(([form]) => form.test(name)) ?? [];
  const description =
    descriptions[`${parent}.${name}`] ??
    descriptions[name] ??
    (ending && describe?.(wordsOf(name.replace(ending, ''))));
  return { title, description };
}

const wordsOf = (name: string) =>
  name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).trim();
