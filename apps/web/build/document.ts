import { inkTheme } from '@cornerbell/ui/theme';
import { escape } from './discovery/escape.ts';
import type { Head } from '../src/shell/page.ts';

/** What a document is made of besides its page. */
export interface DocumentAssets {
  /** The styles that the page itself can need, as they go into the document. */
  readonly styles: string;
  /** Address of the whole style sheet, which the boot script fetches when the browser is idle; without scripts, paper alone. */
  readonly sheet: string;
  /** Addresses of the fonts that the first screen is set in. */
  readonly fonts: readonly string[];
  /** Address of the boot script; empty where there shall be no script. */
  readonly boot: string;
  /** What the boot script fetches when the browser is idle: names of scripts of the app and the page, and addresses of their data. */
  readonly app: readonly string[];
}

/** What stands before the styles of a document, the styles, which thousands of documents share, and the rest. */
export type CutDocument = readonly [before: string, styles: string, after: string];

/**
 * A complete HTML document round a page's markup, without any inline script that runs.
 *
 * The boot script stands last and is `async`, so that it is not evaluated in the task that parses the document.
 *
 * @param tags What the head holds besides, as HTML.
 */
export function renderDocument(
  head: Head,
  markup: string,
  assets: DocumentAssets,
  tags = '',
): CutDocument {
  const fonts = assets.fonts.map(
    (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
  );
  const before = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(head.title)}</title>
<meta name="description" content="${escape(head.description)}">${head.noindex ? '\n<meta name="robots" content="noindex">' : ''}
<meta name="theme-color" content="${inkTheme.color.surface}">
<link rel="icon" href="/favicon.ico" sizes="32x32">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="/site.webmanifest">
<style>`;
  const after = `</style>
${assets.sheet && `<noscript><link rel="stylesheet" href="${assets.sheet}" media="print"></noscript>`}
${fonts.join('\n')}
${tags}
</head>
<body>
<div id="root">${markup}</div>
${assets.boot && `<script type="module" async fetchpriority="low" src="${assets.boot}" data-styles="${assets.sheet}" data-app="${assets.app.join(' ')}"></script>\n`}</body>
</html>
`;
  return [before, assets.styles, after];
}
