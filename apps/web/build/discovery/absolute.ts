/**
 * Makes the links of rendered HTML lead back to the site from wherever it is read.
 *
 * @param origin - Where the site is published.
 * @param path - Of the page that the HTML stands on.
 */
export const withAbsoluteLinks = (html: string, origin: string, path: string): string =>
  html.replaceAll('href="/', `href="${origin}/`).replaceAll('href="#', `href="${origin}${path}#`);

/** The same for the Markdown of the line renderer. */
export const withAbsoluteMarkdownLinks = (markdown: string, origin: string, path: string): string =>
  markdown.replace(/\]\(\/(?!\/)/g, `](${origin}/`).replaceAll('](#', `](${origin}${path}#`);
