/**
 * Previews of one site: `*` is the part of a label before two hyphens and the site's own name, so
 * nobody else can have such an address. What could match more is no pattern.
 */
const pattern = /^https:\/\/\*(--[a-z\d]+(?:-[a-z\d]+)*(?:\.[a-z\d-]+){2,})$/;

/** Whether a text is an origin, or a pattern such as `https://*--site.netlify.app`. */
export const isOriginOrPattern = (text: string): boolean =>
  text.includes('*') ? pattern.test(text) : URL.parse(text)?.origin === text;

/**
 * Whether an origin is one of those that are allowed.
 *
 * @example
 * isAllowed('https://pr-7--gym.netlify.app', ['https://*--gym.netlify.app']); // => true
 * isAllowed('https://a.b--gym.netlify.app', ['https://*--gym.netlify.app']); // => false
 */
export const isAllowed = (origin: string, allowed: readonly string[]): boolean =>
  allowed.some((entry) => {
    const [, end] = pattern.exec(entry) ?? [];
    if (end === undefined) return entry === origin;
    const start = origin.endsWith(end) ? origin.slice(0, -end.length) : '';
    return /^https:\/\/[a-z\d]+(?:-[a-z\d]+)*$/.test(start);
  });
