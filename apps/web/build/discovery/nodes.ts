import { plans, pricingPage, siteName, socialLinks } from '@cornerbell/content/site';
import type { FaqGroup } from '@cornerbell/content/site';
import { headings, plainText } from '@cornerbell/markdown';
import type { DateData } from '../../src/library/card-data.ts';
import { graphIds, type GraphNode } from './graph.ts';

/** Authors of posts that are a team; every other author is a person. */
const teams: ReadonlySet<string> = new Set(['founders']);

const reference = (origin: string, id: keyof typeof graphIds): GraphNode => ({
  '@id': origin + graphIds[id],
});

/** Who publishes the site, as pages name it in passing. */
const publisher = (origin: string): GraphNode => ({
  '@type': 'Organization',
  ...reference(origin, 'organization'),
  url: `${origin}/`,
  name: siteName,
});

/** The site itself, on its first page. */
export const websiteNode = (origin: string): GraphNode => ({
  '@type': 'WebSite',
  ...reference(origin, 'website'),
  url: `${origin}/`,
  name: siteName,
  publisher: publisher(origin),
});

/** Who publishes the site, in full, on the page that is about them. */
export const organizationNode = (origin: string): GraphNode => ({
  ...publisher(origin),
  logo: `${origin}/favicon.svg`,
  sameAs: socialLinks.map(({ href }) => href),
});

/** The way from the first page to a page, which is the last of it. */
export const breadcrumbs = (
  origin: string,
  way: readonly { readonly name: string; readonly path: string }[],
): GraphNode => ({
  '@type': 'BreadcrumbList',
  '@id': `${origin}${way.at(-1)?.path}#breadcrumb`,
  itemListElement: way.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: origin + path,
  })),
});

interface ArticleSource {
  readonly page: string;
  readonly title: string;
  readonly published: DateData;
  /** The day of the last change, where the page shows one. */
  readonly updated?: DateData | '' | undefined;
  /** The address of the social card, which is drawn from the article's cover. */
  readonly image: string;
  readonly section: string;
}

const article = (
  origin: string,
  { page, title, published, updated, image, section }: ArticleSource,
) => ({
  '@id': `${page}#article`,
  headline: title,
  datePublished: published.iso,
  ...(updated && { dateModified: updated.iso }),
  articleSection: section,
  image,
  mainEntityOfPage: page,
  isPartOf: reference(origin, 'website'),
  publisher: publisher(origin),
});

/** A post. */
export const postNode = (
  origin: string,
  source: ArticleSource,
  author: { readonly id: string; readonly name: string },
  tags: readonly string[],
): GraphNode => ({
  '@type': 'BlogPosting',
  ...article(origin, source),
  author: { '@type': teams.has(author.id) ? 'Organization' : 'Person', name: author.name },
  keywords: tags,
});

const stepPattern = /^Step (\d+): \S/;
const fewestSteps = 3;

/** The headings of a text that count its steps from 1, if it has enough of them to be instructions. */
export function stepsOf(content: string) {
  const steps = headings(content).filter(({ text }) => stepPattern.test(text));
  const areCounted = steps.every(
    ({ text }, index) => Number(stepPattern.exec(text)?.[1]) === index + 1,
  );
  return areCounted && steps.length >= fewestSteps ? steps : [];
}

/** A guide, and where its text goes through steps, the instructions that it holds. */
export function guideNodes(
  origin: string,
  source: ArticleSource,
  description: string,
  content: string,
): GraphNode[] {
  const steps = stepsOf(content);
  const guide = {
    '@type': 'Article',
    ...article(origin, source),
    description,
    author: publisher(origin),
  };
  if (steps.length === 0) return [guide];
  return [
    guide,
    {
      '@type': 'HowTo',
      '@id': `${source.page}#how-to`,
      name: source.title,
      step: steps.map(({ id, text }, index) => ({
        '@type': 'HowToStep',
        position: index + 1,
        name: text,
        url: `${source.page}#${id}`,
      })),
    },
  ];
}

const usd = (price: number) => ({ price, priceCurrency: 'USD' });

/** The software with an offer for each plan that has a price. The plan that is priced by talking has none. */
export const softwareNode = (origin: string): GraphNode => ({
  '@type': 'SoftwareApplication',
  ...reference(origin, 'software'),
  name: siteName,
  applicationCategory: 'BusinessApplication',
  publisher: publisher(origin),
  offers: plans.flatMap(({ id, name, description, price }) =>
    price.kind === 'custom'
      ? []
      : [
          {
            '@type': 'Offer',
            name,
            description,
            url: `${origin}/pricing#${id}`,
            ...usd(price.founding),
            priceSpecification: [
              {
                '@type': 'UnitPriceSpecification',
                ...usd(price.founding),
                unitText: pricingPage.period,
              },
              {
                '@type': 'UnitPriceSpecification',
                priceType: 'https://schema.org/ListPrice',
                ...usd(price.regular),
                unitText: pricingPage.period,
              },
            ],
          },
        ],
  ),
});

/** The questions with their answers. */
export const faqNode = (origin: string, groups: readonly FaqGroup[]): GraphNode => ({
  '@type': 'FAQPage',
  '@id': `${origin}/faq#questions`,
  mainEntity: groups
    .flatMap(({ items }) => items)
    .map(({ id, question, answer }) => ({
      '@type': 'Question',
      '@id': `${origin}/faq#${id}`,
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plainText(answer).replaceAll('\n', ' ') },
    })),
});
