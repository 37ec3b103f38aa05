import { markdownPath } from '../../build/discovery/markdown-version.ts';
import { checkEach, type Finding, type Rule } from '../finding.ts';
import { faultOf, textOf, type Site } from '../site.ts';

/** Every address of the site in a text. */
const addressesIn = (text: string, origin: string) =>
  [...text.matchAll(/https?:\/\/[^\s)\]>"]+/g)]
    .map(([address]) => address.replace(/[.,:;]+$/, ''))
    .filter((address) => address === origin || address.startsWith(`${origin}/`));

function textFaults(site: Site, where: string): Finding[] {
  const text = textOf(site, where);
  if (text === '') return [{ where, message: 'does not exist' }];
  const missing = addressesIn(text, site.origin).flatMap((address) => {
    const fault = faultOf(site, address, '/');
    return fault === undefined ? [] : [{ where, message: `"${address}" ${fault}` }];
  });
  const title = /^# \S/.test(text) ? [] : [{ where, message: 'does not begin with a "# " title' }];
  return [...title, ...missing];
}

/** The Markdown versions and `llms.txt` exist, begin with a title and link to what exists. */
export const markdownRule: Rule = {
  name: 'markdown',
  covers:
    'every article and legal text has a Markdown version; its links and those of llms.txt work',
  check: (site) => {
    const named = [...site.pages].flatMap(([path, { links }]) =>
      links.some(({ type }) => type === 'text/markdown') ? [markdownPath(path)] : [],
    );
    const articles = [...site.pages]
      .filter(([, { meta }]) => meta.get('og:type')?.[0] === 'article')
      .map(([path]) => markdownPath(path));
    return checkEach(new Set([...named, ...articles, '/llms.txt']), (where) =>
      textFaults(site, where),
    );
  },
};

interface Pricing {
  readonly currency: string;
  readonly plans: readonly {
    readonly name: string;
    readonly foundingPrice: number | null;
    readonly regularPrice: number | null;
  }[];
}

function readPricing(text: string): Pricing | undefined {
  try {
    return JSON.parse(text) as Pricing;
  } catch {
    return undefined;
  }
}

/** `pricing.json` has the plans and prices of the pricing page. */
export const pricingRule: Rule = {
  name: 'pricing.json',
  covers: 'its plans and prices are those of the pricing page',
  check: (site) => {
    const where = '/pricing.json';
    const pricing = readPricing(textOf(site, where));
    if (!pricing) return { checked: 0, findings: [{ where, message: 'is missing or not JSON' }] };
    const shown = site.pages.get('/pricing')?.text ?? '';
    return checkEach(pricing.plans, ({ name, foundingPrice, regularPrice }) =>
      [
        ...(shown.includes(name.replace(/\s+/g, ''))
          ? []
          : [`has the plan ${name}, which /pricing does not show`]),
        ...[foundingPrice, regularPrice].flatMap((price) =>
          price === null || new RegExp(`\\$${price}(?!\\d)`).test(shown)
            ? []
            : [`has $${price} for ${name}, which /pricing does not show`],
        ),
      ].map((message) => ({ where, message })),
    );
  },
};
