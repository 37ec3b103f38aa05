/**
 * Makes the links in rendered HTML absolute, so that they work outside the site.
 *
 * @param origin - The origin of the site.
 * @param path - The path of the page.
 */
export const withAbsoluteLinks = (html: string, origin: string, path: string): string =>
  html.replaceAll('href="/', `href="${origin}/`).replaceAll('href="#', `href="${origin}${path}#`);

/** Makes the links in Markdown absolute. */
export const withAbsoluteMarkdownLinks = (markdown: string, origin: string, path: string): string =>
  markdown.replace(/\]\(\/(?!\/)/g, `](${origin}/`).replaceAll('](#', `](${origin}${path}#`);
