import { matchesGlob } from 'node:path';
import type { Finding } from '@cornerbell/content/loader';
import { editedFiles } from '@cornerbell/content/schemas';
import { escape } from '../src/metadata/escape.ts';

const style =
  'position:fixed;inset:auto 0 0;z-index:99;max-height:50vh;overflow:auto;padding:8px 16px;background:#2b0a0a;color:#fff;font:14px/1.5 system-ui';

const isEdited = (file: string) => editedFiles.some((pattern) => matchesGlob(file, pattern));

/**
 * The address of a file in the editor.
 *
 * @example
 * editorAddress('site/home.yaml') // => '/admin/#/collections/site/entries/home'
 */
export function editorAddress(file: string): string {
  const names = file.replace(/\.\w+$/, '').split('/');
  return `/admin/#/collections/${names.at(-2) ?? names[0]}/entries/${names.at(-1)}`;
}

/** A strip at the foot of a page in development: what to fix in the content, each line with a link to its file in the editor. */
export function findingsStrip(findings: readonly Omit<Finding, 'severity'>[]): string {
  if (findings.length === 0) return '';
  const items = findings.map(({ file, line, message }) => {
    const place = escape(`${file}:${line}`);
    const link = `<a href="${escape(editorAddress(file))}" target="editor" style="color:inherit">${place}</a>`;
    return `<li>${isEdited(file) ? link : place} ${escape(message)}</li>`;
  });
  return `<details id="findings" style="${style}"><summary>${findings.length} to fix</summary><ul>${items.join('')}</ul></details>`;
}
