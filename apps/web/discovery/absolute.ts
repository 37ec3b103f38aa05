/**
 * Makes the links of rendered HTML lead back to the site from wherever it is read.
 *
 * @param page - The absolute address of the page that the HTML stands on.
 */
export const withAbsoluteLinks = (html: string, page: string): string =>
  html
    .replaceAll('href="/', `href="${new URL(page).origin}/`)
    .replaceAll('href="#', `href="${page}#`);

/** The same for the Markdown of the line renderer. */
export const withAbsoluteMarkdownLinks = (markdown: string, page: string): string =>
  markdown.replace(/\]\(\/(?!\/)/g, `](${new URL(page).origin}/`).replaceAll('](#', `](${page}#`);
