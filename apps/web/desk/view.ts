import type { ListedItem } from '@cornerbell/content/loader';

/** The orders in which the desk shows items. */
export const orders = [
  { id: 'findings', label: 'Most to fix first' },
  { id: 'date', label: 'Newest first' },
  { id: 'title', label: 'Title' },
  { id: 'words', label: 'Longest first' },
  { id: 'links', label: 'Fewest links in first' },
] as const;

/** How an item may stand, in the order of an author's work. */
export const standings = ['broken', 'draft', 'unlisted', 'scheduled', 'published'] as const;

/** The kinds of items. */
export const kinds = ['post', 'guide', 'question'] as const;

/** What of the desk is shown; all of it stands in the address. */
export interface DeskView {
  readonly query: string;
  readonly standing: (typeof standings)[number] | 'all';
  readonly kind: (typeof kinds)[number] | 'all';
  /** Whether only items with findings are shown. */
  readonly toFix: boolean;
  readonly order: (typeof orders)[number]['id'];
}

const pick = <Choice extends string, Other extends string>(
  choices: readonly Choice[],
  value: string | null,
  otherwise: Other,
): Choice | Other => choices.find((choice) => choice === value) ?? otherwise;

/** Reads the address of the desk; whatever is unknown counts as not given. */
export const readView = (params: URLSearchParams): DeskView => ({
  query: params.get('q') ?? '',
  standing: pick(standings, params.get('standing'), 'all'),
  kind: pick(kinds, params.get('kind'), 'all'),
  toFix: params.has('fix'),
  order: pick(
    orders.map(({ id }) => id),
    params.get('sort'),
    'findings',
  ),
});

/** The address of the desk for a view, with only what differs from the whole. */
export function viewHref({ query, standing, kind, toFix, order }: DeskView): string {
  const params = new URLSearchParams();
  if (query !== '') params.set('q', query);
  if (standing !== 'all') params.set('standing', standing);
  if (kind !== 'all') params.set('kind', kind);
  if (toFix) params.set('fix', '');
  if (order !== 'findings') params.set('sort', order);
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

/** The items of a view, in its order; items that are equal in it stand by day or title. */
export function showItems(
  items: readonly ListedItem[],
  { query, standing, kind, toFix, order }: DeskView,
): ListedItem[] {
  const wanted = query.trim().toLowerCase();
  return items
    .filter(
      (item) =>
        (standing === 'all' || item.standing === standing) &&
        (kind === 'all' || item.kind === kind) &&
        (!toFix || item.findings.length > 0) &&
        [item.title, item.description, item.label, item.file].some((text) =>
          text.toLowerCase().includes(wanted),
        ),
    )
    .toSorted(comparisons[order]);
}
