import type { Finding } from './finding.ts';
import type { Draft } from './read-draft.ts';
import type { FieldPath } from './read-yaml.ts';
import { show } from './show.ts';

/** The kind of files, for checks and messages. */
export interface ReferenceRules {
  /** The field that lists related ids. */
  readonly relatedField: 'relatedPosts' | 'relatedGuides';
  /** The name of the kind: `post`. */
  readonly what: string;
  /** Whether every file could be read; if not, no related id is reported as unknown. */
  readonly isComplete: boolean;
}

/**
 * Checks references between files: repeated ids and slugs, and related ids.
 *
 * Uses the front matter as written, so that an invalid field elsewhere in a file does not invalidate references to it.
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
    // Files without ids are reported by their repeated slug only.
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

  for (const draft of drafts) {
    const listed: unknown = draft.raw[relatedField];
    const seen = new Set<unknown>();
    for (const [index, id] of Array.isArray(listed) ? listed.entries() : []) {
      const report = (rule: string, remark: string) =>
        findings.push(
          at(
            draft,
            [relatedField, index],
            rule,
            `Item ${index + 1} of ${relatedField} is ${show(id)}, ${remark}`,
          ),
        );
      // Any other type is already a finding of the field.
      if (typeof id !== 'string') continue;
      if (id === idOf(draft)) {
        report('self-related', `the ${what} itself → write the id of another ${what}.`);
      } else if (seen.has(id)) {
        report('duplicate-related', 'which is repeated → write each id once.');
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

/** The day of publication, or of a legal text; empty if there is none, which counts as the oldest. */
export function dayOf(fields: Readonly<Record<string, unknown>>): string {
  const day = fields['publishedDate'] ?? fields['date'];
  return typeof day === 'string' ? day : '';
}

const byPublication = (left: Draft<unknown>, right: Draft<unknown>): number =>
  dayOf(left.raw).localeCompare(dayOf(right.raw));

function at(draft: Draft<unknown>, path: FieldPath, rule: string, message: string): Finding {
  const [name = ''] = path;
  const isWritten = Object.hasOwn(draft.raw, name);
  const position = isWritten ? draft.yaml.locate(path, 'value') : { line: 1, column: 1 };
  return { file: draft.file, ...position, rule, message };
}

/**
 * The id that other files refer to, by default the slug. Numbers count too, because an id without quotes has a finding of its own.
 */
function idOf({ raw, slug }: Draft<unknown>): string | undefined {
  const id = raw['id'] ?? slug;
  return typeof id === 'string' || typeof id === 'number' ? String(id) : undefined;
}
