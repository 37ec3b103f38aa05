import type { Author } from '../schema/author.ts';
import { blogCategories } from '../schema/categories.ts';
import type { Post } from '../schema/post.ts';
import { fileFinding, type Finding } from './finding.ts';
import { didYouMean } from './nearest.ts';
import { fieldFinding, type Draft } from './read-document.ts';
import { show } from './show.ts';

/**
 * Checks references between files: repeated ids, and related items, each by its id or slug.
 *
 * Uses the front matter as written, so that references to a file with an invalid field stay valid.
 *
 * @param drafts - Every file of one kind; of two with the same id, the newer one has the finding.
 * @param relatedField - The field that lists related items.
 * @param isComplete - Whether every file could be read; else no related item counts as unknown.
 */
export function checkReferences(
  drafts: readonly Draft[],
  relatedField: 'relatedPosts' | 'relatedGuides',
  isComplete: boolean,
): Finding[] {
  const what = relatedField === 'relatedPosts' ? 'post' : 'guide';
  const bySlug = new Map(drafts.map((draft) => [draft.slug, draft]));
  const byId = new Map<string, Draft>();
  const findings: Finding[] = [];

  for (const draft of drafts.toSorted(byPublication)) {
    const id = idOf(draft);
    const same = id === undefined ? undefined : byId.get(id);
    if (same) {
      const wrong = `The id ${show(id)} is already that of ${same.file}`;
      const instead = `write an id that no other ${what} has`;
      findings.push(fieldFinding(draft, ['id'], 'duplicate-id', [wrong, instead]));
    } else if (id !== undefined) byId.set(id, draft);
    if (listNames.has(draft.slug)) {
      const wrong = `${show(draft.slug)} is the address of a list`;
      findings.push(fileFinding(draft.file, 'reserved-slug', [wrong, 'name the file otherwise']));
    }
  }

  for (const draft of drafts) {
    const listed: unknown = draft.raw[relatedField];
    const names: unknown[] = Array.isArray(listed) ? listed : [];
    const items = names.map((name) => byId.get(String(name)) ?? bySlug.get(String(name)));
    for (const [index, name] of names.entries()) {
      // Any other type is already a finding of the field.
      if (typeof name !== 'string') continue;
      const item = items[index];
      const report = (rule: string, remark: string, instead: string) =>
        findings.push(
          fieldFinding(draft, [relatedField, index], rule, [
            `Item ${index + 1} of ${relatedField} is ${show(name)}, ${remark}`,
            instead,
          ]),
        );
      const another = `write the slug of another ${what}`;
      if (item === draft) report('self-related', `the ${what} itself`, another);
      else if (item && items.indexOf(item) < index)
        report('duplicate-related', 'which is repeated', `write each ${what} once`);
      else if (isComplete && !item) {
        const renamed = drafts.find(({ raw: { aliases } }) =>
          [aliases].flat().some((path) => String(path).endsWith(`/${name}`)),
        );
        if (renamed) report('unknown-related', 'which is renamed', `write \`${renamed.slug}\``);
        else report('unknown-related', `which no ${what} has as its slug or id`, another);
      }
    }
  }
  return findings;
}

/** Checks that the last change is not before the publication; valid dates sort as texts. */
export function checkDates(draft: Draft<Pick<Post, 'publishedDate' | 'updatedDate'>>): Finding[] {
  const { publishedDate = '', updatedDate = publishedDate } = draft.fields ?? {};
  if (updatedDate >= publishedDate) return [];
  return [
    fieldFinding(draft, ['updatedDate'], 'date-order', [
      `updatedDate is ${show(updatedDate)}, before the day of publication`,
      `write ${publishedDate} or a later day, or remove the line if nothing has changed`,
    ]),
  ];
}

/** Checks that each post has one of the authors. */
export function checkAuthors(authors: readonly Author[], posts: readonly Draft[]): Finding[] {
  const ids = authors.map(({ id }) => id);
  return posts.flatMap((post) => {
    const { author } = post.raw;
    if (typeof author !== 'string' || author === '' || ids.includes(author)) return [];
    return fieldFinding(post, ['author'], 'unknown-author', [
      `author is ${show(author)}`,
      `write the id of an author in authors.yaml: ${ids.join(', ')}.${didYouMean(author, ids)}`,
    ]);
  });
}

/** The last parts of the addresses of lists. */
const listNames: ReadonlySet<string> = new Set([...blogCategories.map(({ id }) => id), 'page']);

/** The day of publication, or of a legal text; without one empty, which sorts as the oldest. */
export function dayOf({ publishedDate, date }: Draft['raw']): string {
  const day = publishedDate ?? date;
  return typeof day === 'string' ? day : '';
}

const byPublication = (left: Draft, right: Draft): number =>
  dayOf(left.raw).localeCompare(dayOf(right.raw));

/** The id that other files refer to, by default the slug. An id without quotes is a number. */
function idOf({ raw, slug }: Draft): string | undefined {
  const id = raw['id'] ?? slug;
  return typeof id === 'string' || typeof id === 'number' ? String(id) : undefined;
}
