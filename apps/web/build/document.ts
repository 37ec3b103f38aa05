import { inkTheme } from '@cornerbell/ui/theme';
import type { Head } from '../src/shell/page.ts';
import { escape } from './discovery/escape.ts';
import { stylePolicy } from './hosting/policy.ts';

/** What a document consists of besides its page. */
export interface DocumentParts {
  /** The styles of this document alone. */
  readonly styles: string;
  /** What else the head holds, as HTML. */
  readonly tags: string;
  /** Address of the style sheet of the whole site, which the app applies; without scripts it serves print alone. */
  readonly sheet?: string;
  /** Addresses of the fonts that the first screen is set in. */
  readonly fonts: readonly string[];
  /** Address of the client entry; left out where there shall be no script. */
  readonly entry?: string | undefined;
}

/**
 * A complete HTML document round a page's markup, without any inline script that runs.
 *
 * The script stands last and is `async` with a low priority: nothing of it comes before the first paint.
 */
export function renderDocument(head: Head, markup: string, parts: DocumentParts): string {
  const { styles, tags, sheet, fonts, entry } = parts;
  const lines = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta http-equiv="Content-Security-Policy" content="${stylePolicy(styles)}">`,
    `<title>${escape(head.title)}</title>`,
    `<meta name="description" content="${escape(head.description)}">`,
    head.noindex && '<meta name="robots" content="noindex">',
    `<meta name="theme-color" content="${inkTheme.color.surface}">`,
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/site.webmanifest">',
    `<style>${styles}</style>`,
    ...fonts.map(
      (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
    ),
    sheet && `<link rel="stylesheet" href="${sheet}" media="print">`,
    tags,
  ];
  const script = entry
    ? `<script type="module" async fetchpriority="low" src="${entry}"></script>\n`
    : '';
  return `<!doctype html>
<html lang="en">
<head>
${lines.filter(Boolean).join('\n')}
</head>
<body>
<div id="root">${markup}</div>
${script}</body>
</html>
`;
}
