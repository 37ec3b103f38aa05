import type { Finding, Rule } from './finding.ts';
import type { Draft } from './read-draft.ts';
import type { FieldPath } from './read-yaml.ts';
import { show } from './show.ts';

/** What the files of one kind are, for the checks and their messages. */
export type ReferenceRules = {
  /** The field that lists related ids. */
  readonly relatedField?: 'relatedPosts' | 'relatedGuides';
  /** What a file is: `post`. */
  readonly what: string;
  /** Whether every file of the kind could be read; if not, nobody knows all ids, and no related id is called unknown. */
  readonly isComplete: boolean;
};

/**
 * Checks what one file can't know by itself: ids and slugs that another file has, and related ids.
 *
 * Works on the front matter as written, so that a wrong field elsewhere does not make every reference to its file wrong too.
 *
 * @param drafts - Every file of one kind, in any order; of two with the same id or slug, the newer one has the finding.
 */
export function checkReferences(
  drafts: readonly Draft<unknown>[],
  { relatedField, what, isComplete }: ReferenceRules,
): Finding[] {
  const byId = new Map<string, Draft<unknown>>();
  const bySlug = new Map<string, Draft<unknown>>();
  const findings: Finding[] = [];

  for (const draft of drafts.toSorted(byPublication)) {
    const { slug } = draft;
    const id = idOf(draft);
    const sameId = id === undefined ? undefined : byId.get(id);
    const sameSlug = bySlug.get(slug);
    // Two files whose ids are their slugs are doubles by their slug alone.
    const isBySlug = sameId === sameSlug && draft.raw['id'] === undefined;
    if (sameId !== undefined && !isBySlug) {
      const message = `The id ${show(id)} is already that of ${sameId.file} → write an id that no other ${what} has.`;
      findings.push(at(draft, ['id'], 'duplicate-id', message));
    } else if (id !== undefined && sameId === undefined) byId.set(id, draft);
    if (sameSlug === undefined) bySlug.set(slug, draft);
    else {
      const message = `The slug ${show(slug)} is already that of ${sameSlug.file} → write a slug that no other ${what} has.`;
      findings.push(at(draft, ['slug'], 'duplicate-slug', message));
    }
  }

  if (relatedField === undefined) return findings;
  for (const draft of drafts) {
    const listed: unknown = draft.raw[relatedField];
    const seen = new Set<unknown>();
    for (const [index, id] of Array.isArray(listed) ? listed.entries() : []) {
      const report = (rule: Rule, remark: string) =>
        findings.push(
          at(
            draft,
            [relatedField, index],
            rule,
            `Item ${index + 1} of ${relatedField} is ${show(id)}, ${remark}`,
          ),
        );
      // Another type than a text is a finding of the field itself.
      if (typeof id !== 'string') continue;
      if (id === idOf(draft)) {
        report('self-related', `the ${what} itself → write the id of another ${what}.`);
      } else if (seen.has(id)) {
        report('duplicate-related', 'which stands there already → write each id once.');
      } else if (isComplete && !byId.has(id)) {
        const meant = bySlug.get(id);
        const hint =
          meant === undefined ? '' : ` Did you mean ${show(idOf(meant))}, the id of that slug?`;
        report('unknown-related', `which no ${what} has → write the id of another ${what}.${hint}`);
      }
      seen.add(id);
    }
  }
  return findings;
}

/** The day that a file says it was published or dated; empty for none, which counts as oldest. */
export function dayOf(fields: Readonly<Record<string, unknown>>): string {
  const day = fields['publishedDate'] ?? fields['date'];
  return typeof day === 'string' ? day : '';
}

const byPublication = (left: Draft<unknown>, right: Draft<unknown>): number =>
  dayOf(left.raw).localeCompare(dayOf(right.raw));

function at(draft: Draft<unknown>, path: FieldPath, rule: Rule, message: string): Finding {
  const [name = ''] = path;
  const isWritten = Object.hasOwn(draft.raw, name);
  const place = isWritten ? draft.yaml.locate(path, 'value') : { line: 1, column: 1 };
  return { file: draft.file, ...place, rule, message };
}

/**
 * The id that others name, the slug where none is written. An id without its quotes is a finding of its own and must not make the
 * ids that name it wrong.
 */
function idOf({ raw, slug }: Draft<unknown>): string | undefined {
  const id = raw['id'] ?? slug;
  return typeof id === 'string' || typeof id === 'number' ? String(id) : undefined;
}
