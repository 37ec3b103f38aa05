import { inkTheme } from '@cornerbell/ui/theme';
import type { Head } from '../src/page.ts';
import { escape } from '../src/metadata/escape.ts';
import { stylePolicy } from './hosting/policy.ts';

/** The parts of a document besides its page. */
export interface DocumentParts {
  /** The styles of this document alone. */
  readonly styles: string;
  /** Further tags of the head, as HTML. */
  readonly tags: string;
  /** Address of the site's style sheet, which the app loads with the next page. */
  readonly sheet?: string;
  /** Addresses of the fonts to preload. */
  readonly fonts: readonly string[];
  /** Address of the client entry. */
  readonly entry: string;
  /** The endpoint that counts visits, if there is one. */
  readonly visitsUrl?: string;
}

/**
 * A complete HTML document around a page's markup, without inline scripts. The client entry is at
 * the end, `async` and of low priority, so that it does not delay the first paint.
 */
export function renderDocument(head: Head, markup: string, parts: DocumentParts): string {
  const { styles, tags, sheet, fonts, entry, visitsUrl } = parts;
  const lines = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta http-equiv="Content-Security-Policy" content="${stylePolicy(styles)}">`,
    `<title>${escape(head.title)}</title>`,
    `<meta name="description" content="${escape(head.description)}">`,
    `<meta name="theme-color" content="${inkTheme.color.surface}">`,
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/site.webmanifest">',
    visitsUrl && `<meta name="visits" content="${escape(visitsUrl)}">`,
    `<style>${styles}</style>`,
    ...fonts.map(
      (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
    ),
    sheet && `<link rel="stylesheet" href="${sheet}" disabled>`,
    tags,
  ];
  return `<!doctype html>
<html lang="en">
<head>
${lines.filter(Boolean).join('\n')}
</head>
<body>
<div id="root">${markup}</div>
<script type="module" async fetchpriority="low" src="${entry}"></script>
</body>
</html>
`;
}
