import type { Site } from '@cornerbell/content/copy';
import { plainText } from '@cornerbell/markdown/parse';
import {
  categoryLabel,
  displayLimits,
  guideTypeLabel,
  isPost,
  pagePaths,
  questionAddress,
  type Guide,
  type Post,
} from '@cornerbell/content';
import type { GraphNode, PageContext } from '../page.ts';

/** The ids of nodes that several pages refer to. */
const graphIds = {
  organization: '/#org',
  website: '/#site',
  software: `${pagePaths.pricing}#software`,
} as const;

/** The site and its origin. */
type NodeContext = Pick<PageContext, 'origin' | 'library'>;

/** The ids of authors that are a team; all others are persons. */
const teams: ReadonlySet<string> = new Set(['founders']);

const reference = (origin: string, id: keyof typeof graphIds): GraphNode => ({
  '@id': origin + graphIds[id],
});

/** The publisher of the site, in short, for pages that refer to it. */
const publisher = ({ origin, library: { site } }: NodeContext): GraphNode => ({
  '@type': 'Organization',
  ...reference(origin, 'organization'),
  url: `${origin}/`,
  name: site.company.name,
});

/** The site, for the home page. */
export const websiteNode = (context: NodeContext): GraphNode => ({
  '@type': 'WebSite',
  ...reference(context.origin, 'website'),
  url: `${context.origin}/`,
  name: context.library.site.company.name,
  publisher: publisher(context),
});

/** The publisher of the site in full, for the about page. */
export function organizationNode(context: NodeContext): GraphNode {
  const { legalName, address, email, phone, social, founders } = context.library.site.company;
  return {
    ...publisher(context),
    logo: `${context.origin}/favicon.svg`,
    ...(legalName && { legalName }),
    ...(address && { address }),
    ...(email && { email }),
    ...(phone && { telephone: phone }),
    ...(social && { sameAs: social.map(({ href }) => href) }),
    ...(founders && {
      founder: founders.map(({ name, role }) => ({ '@type': 'Person', name, jobTitle: role })),
    }),
  };
}

/** A page in the breadcrumbs of another. */
export interface Crumb {
  readonly name: string;
  readonly path: string;
}

/** The breadcrumbs of a page, which is the last of them. */
export const breadcrumbs = (origin: string, trail: readonly Crumb[]): GraphNode => ({
  '@type': 'BreadcrumbList',
  '@id': `${origin}${trail.at(-1)?.path}#breadcrumb`,
  itemListElement: trail.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: origin + path,
  })),
});

/** A post or guide, with the address of its social card, which is drawn from its cover. */
export const articleNode = (
  context: PageContext,
  item: Post | Guide,
  image: string,
): GraphNode => ({
  '@type': isPost(item) ? 'BlogPosting' : 'Article',
  '@id': `${context.address}#article`,
  headline: item.title,
  datePublished: item.publishedDate,
  ...(item.updated && { dateModified: item.updated.iso }),
  articleSection: isPost(item) ? categoryLabel(item.category) : guideTypeLabel(item.type),
  image,
  mainEntityOfPage: context.address,
  isPartOf: reference(context.origin, 'website'),
  publisher: publisher(context),
  ...(isPost(item)
    ? {
        author: {
          '@type': teams.has(item.author.id) ? 'Organization' : 'Person',
          name: item.author.name,
        },
        keywords: item.tags.slice(0, displayLimits.postTags),
      }
    : { description: item.description, author: publisher(context) }),
});

/** A price in US dollars, for a plan and a period. */
const unitPrice = (price: number, unitText: string, priceType?: string) => ({
  '@type': 'UnitPriceSpecification',
  ...(priceType && { priceType }),
  price,
  priceCurrency: 'USD',
  unitText,
});

/** The software, with an offer for each plan that has a fixed price. */
export function softwareNode(context: NodeContext): GraphNode {
  const { company, plans, pricing } = context.library.site;
  const { period } = pricing.prices;
  const offers = plans.plans.flatMap(({ id, name, description, price }) =>
    price.kind === 'custom'
      ? []
      : {
          '@type': 'Offer',
          name,
          description,
          url: `${context.origin}${pagePaths.pricing}#${id}`,
          price: price.founding,
          priceCurrency: 'USD',
          priceSpecification: [
            unitPrice(price.founding, period),
            unitPrice(price.regular, period, 'https://schema.org/ListPrice'),
          ],
        },
  );
  return {
    '@type': 'SoftwareApplication',
    ...reference(context.origin, 'software'),
    name: company.name,
    applicationCategory: 'BusinessApplication',
    publisher: publisher(context),
    offers,
  };
}

/** The questions and answers. */
export const faqNode = ({ origin }: NodeContext, groups: Site['faq']['groups']): GraphNode => ({
  '@type': 'FAQPage',
  '@id': `${origin}${pagePaths.faq}#questions`,
  mainEntity: groups
    .flatMap(({ items }) => items)
    .map(({ id, question, answer }) => ({
      '@type': 'Question',
      '@id': origin + questionAddress({ id }),
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plainText(answer).replaceAll('\n', ' ') },
    })),
});
