import type { ListedItem } from '@cornerbell/content/loader';

/** The parts of the desk. */
export const parts = [
  { id: 'texts', label: 'Texts' },
  { id: 'calendar', label: 'Calendar' },
  { id: 'site', label: 'Redirects and copy' },
] as const;

/** The orders in which the desk shows items. */
export const orders = [
  { id: 'findings', label: 'Most to fix first' },
  { id: 'date', label: 'Newest first' },
  { id: 'title', label: 'Title' },
  { id: 'words', label: 'Longest first' },
  { id: 'links', label: 'Fewest links in first' },
] as const;

/** The publish states of an item, in the order of an author's work. */
export const publishStates = ['broken', 'draft', 'unlisted', 'scheduled', 'published'] as const;

/** The kinds of items. */
export const kinds = ['post', 'guide', 'question'] as const;

/** What the desk shows; all of it is in the address. */
export interface DeskView {
  readonly part: (typeof parts)[number]['id'];
  readonly query: string;
  readonly publishState: (typeof publishStates)[number] | 'all';
  readonly kind: (typeof kinds)[number] | 'all';
  /** Whether only items with findings are shown. */
  readonly toFix: boolean;
  readonly order: (typeof orders)[number]['id'];
  /** The month of the calendar, `YYYY-MM`; left out, the month of the as-of day. */
  readonly month?: string | undefined;
}

const isMonth = (text: string) => /^\d{4}-(?:0[1-9]|1[0-2])$/.test(text);

const idsOf = <Id extends string>(choices: readonly { readonly id: Id }[]) =>
  choices.map(({ id }) => id);

const pick = <Choice extends string, Other extends string>(
  choices: readonly Choice[],
  value: string | null,
  otherwise: Other,
): Choice | Other => choices.find((choice) => choice === value) ?? otherwise;

/** Reads a view from the address of the desk; unknown values are ignored. */
export const readView = (params: URLSearchParams): DeskView => ({
  part: pick(idsOf(parts), params.get('part'), 'texts'),
  query: params.get('q') ?? '',
  publishState: pick(publishStates, params.get('state'), 'all'),
  kind: pick(kinds, params.get('kind'), 'all'),
  toFix: params.has('fix'),
  order: pick(idsOf(orders), params.get('sort'), 'findings'),
  month: [params.get('month') ?? ''].find(isMonth),
});

/** The address of a view, with only what differs from the default. */
export function viewHref(view: DeskView): string {
  const { part, query, publishState, kind, toFix, order, month } = view;
  const params = new URLSearchParams();
  if (part !== 'texts') params.set('part', part);
  if (query !== '') params.set('q', query);
  if (publishState !== 'all') params.set('state', publishState);
  if (kind !== 'all') params.set('kind', kind);
  if (toFix) params.set('fix', '');
  if (order !== 'findings') params.set('sort', order);
  if (month !== undefined) params.set('month', month);
  const search = params.toString();
  return search === '' ? '/desk' : `/desk?${search}`;
}

const byTitle = (left: ListedItem, right: ListedItem) =>
  left.title.localeCompare(right.title, 'en');

const newest = (left: ListedItem, right: ListedItem) => {
  if (left.date === right.date) return byTitle(left, right);
  return left.date < right.date ? 1 : -1;
};

const comparisons: Readonly<
  Record<DeskView['order'], (left: ListedItem, right: ListedItem) => number>
> = {
  findings: (left, right) => right.findings.length - left.findings.length || newest(left, right),
  date: newest,
  title: byTitle,
  words: (left, right) => right.words - left.words || byTitle(left, right),
  links: (left, right) => left.linksIn.length - right.linksIn.length || byTitle(left, right),
};

/** The items of a view in its order; ties are broken by date or title. */
export function showItems(
  items: readonly ListedItem[],
  { query, publishState, kind, toFix, order }: DeskView,
): ListedItem[] {
  const wanted = query.trim().toLowerCase();
  return items
    .filter(
      (item) =>
        (publishState === 'all' || item.publishState === publishState) &&
        (kind === 'all' || item.kind === kind) &&
        (!toFix || item.findings.length > 0) &&
        [item.title, item.description, item.label, item.file].some((text) =>
          text.toLowerCase().includes(wanted),
        ),
    )
    .toSorted(comparisons[order]);
}
