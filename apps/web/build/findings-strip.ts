import { matchesGlob } from 'node:path';
import type { Guide, Post } from '@cornerbell/content';
import type { Finding } from '@cornerbell/content/loader';
import { describeField, editedFiles } from '@cornerbell/content/schemas';
import { escape } from '../src/metadata/escape.ts';

const style =
  'position:fixed;inset:auto 0 0;z-index:99;max-height:50vh;overflow:auto;padding:8px 16px;background:#2b0a0a;color:#fff;font:14px/1.5 system-ui';

const isEdited = (file: string) => editedFiles.some((pattern) => matchesGlob(file, pattern));

/** A finding, and the path of its field. */
export interface PlacedFinding extends Pick<Finding, 'file' | 'line' | 'message'> {
  readonly path: readonly (string | number)[];
}

/**
 * The address of a field in the editor.
 *
 * @example
 * editorAddress('site/faq.yaml', ['a', 0]) // => '/admin/#/collections/site/entries/faq?field=a.0'
 */
export function editorAddress(file: string, path: PlacedFinding['path']): string {
  const names = file.replace(/\.\w+$/, '').split('/');
  const entry = `/admin/#/collections/${names.at(-2) ?? names[0]}/entries/${names.at(-1)}`;
  return path.length === 0 ? entry : `${entry}?field=${encodeURIComponent(path.join('.'))}`;
}

/** A field as the form names it, with what it is part of, such as `Hero › Actions 2 › Label`. */
const labelOf = (file: string, path: PlacedFinding['path']): string =>
  path
    .map((step, index) =>
      typeof step === 'number'
        ? ` ${step + 1}`
        : ` › ${step === 'body' ? 'Text' : describeField(file, path.slice(0, index + 1)).title}`,
    )
    .join('')
    .slice(' › '.length);

/** Why a post or guide is not listed: `Draft`, `Scheduled for December 1, 2026` or `Unlisted`. */
export function stateLabel({ status, state = status, dates }: Post | Guide): string {
  const labels = {
    draft: 'Draft',
    scheduled: `Scheduled for ${dates.page}`,
    unlisted: 'Unlisted',
    published: '',
  };
  return labels[state];
}

/** The strip at the foot of a page in development: its state, and links to what to fix. */
export function findingsStrip(findings: readonly PlacedFinding[], state = ''): string {
  const items = findings.map(({ file, line, message, path }) => {
    const place = escape(`${file}:${line} ${labelOf(file, path)}`.trim());
    const link = `<a href="${escape(editorAddress(file, path))}" target="editor" style="color:inherit">${place}</a>`;
    return `<li>${isEdited(file) ? link : place} ${escape(message)}</li>`;
  });
  const count = items.length > 0 ? `${items.length} to fix` : '';
  const summary = escape([state, count].filter((words) => words !== '').join(' · '));
  if (summary === '') return '';
  if (count === '') return `<div id="findings" style="${style}">${summary}</div>`;
  return `<details id="findings" style="${style}"><summary>${summary}</summary><ul>${items.join('')}</ul></details>`;
}
