import type { FaqCopy } from '@cornerbell/content/copy';
import { headings, plainText } from '@cornerbell/markdown';
import type { DateData } from '../../src/library/card-data.ts';
import type { PageContext } from '../../src/shell/page.ts';
import { graphIds, type GraphNode } from './graph.ts';

/** Whose site it is, and where. */
type NodeContext = Pick<PageContext, 'origin' | 'site'>;

/** Authors of posts that are a team; every other author is a person. */
const teams: ReadonlySet<string> = new Set(['founders']);

const reference = (origin: string, id: keyof typeof graphIds): GraphNode => ({
  '@id': origin + graphIds[id],
});

/** Who publishes the site, as pages name it in passing. */
const publisher = ({ origin, site }: NodeContext): GraphNode => ({
  '@type': 'Organization',
  ...reference(origin, 'organization'),
  url: `${origin}/`,
  name: site.company.name,
});

/** The site itself, on its first page. */
export const websiteNode = (context: NodeContext): GraphNode => ({
  '@type': 'WebSite',
  ...reference(context.origin, 'website'),
  url: `${context.origin}/`,
  name: context.site.company.name,
  publisher: publisher(context),
});

/** Who publishes the site, in full, on the page that is about them. */
export const organizationNode = (context: NodeContext): GraphNode => ({
  ...publisher(context),
  logo: `${context.origin}/favicon.svg`,
  sameAs: context.site.company.social.map(({ href }) => href),
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
  context: NodeContext,
  { page, title, published, updated, image, section }: ArticleSource,
) => ({
  '@id': `${page}#article`,
  headline: title,
  datePublished: published.iso,
  ...(updated && { dateModified: updated.iso }),
  articleSection: section,
  image,
  mainEntityOfPage: page,
  isPartOf: reference(context.origin, 'website'),
  publisher: publisher(context),
});

/** A step of instructions: its heading, and what to do or where that stands. */
interface HowToStep {
  readonly title: string;
  readonly text?: string;
  readonly url?: string;
}

/** Instructions in steps. */
export const howToNode = (page: string, name: string, steps: readonly HowToStep[]): GraphNode => ({
  '@type': 'HowTo',
  '@id': `${page}#how-to`,
  name,
  step: steps.map(({ title, text, url }, index) => ({
    '@type': 'HowToStep',
    position: index + 1,
    name: title,
    ...(text !== undefined && { text }),
    ...(url !== undefined && { url }),
  })),
});

/** A post. */
export const postNode = (
  context: NodeContext,
  source: ArticleSource,
  author: { readonly id: string; readonly name: string },
  tags: readonly string[],
): GraphNode => ({
  '@type': 'BlogPosting',
  ...article(context, source),
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
  context: NodeContext,
  source: ArticleSource,
  description: string,
  content: string,
): GraphNode[] {
  const steps = stepsOf(content);
  const guide = {
    '@type': 'Article',
    ...article(context, source),
    description,
    author: publisher(context),
  };
  if (steps.length === 0) return [guide];
  return [
    guide,
    howToNode(
      source.page,
      source.title,
      steps.map(({ id, text }) => ({ title: text, url: `${source.page}#${id}` })),
    ),
  ];
}

const usd = (price: number) => ({ price, priceCurrency: 'USD' });

/** The software with an offer for each plan that has a price. The plan that is priced by talking has none. */
export const softwareNode = (context: NodeContext): GraphNode => ({
  '@type': 'SoftwareApplication',
  ...reference(context.origin, 'software'),
  name: context.site.company.name,
  applicationCategory: 'BusinessApplication',
  publisher: publisher(context),
  offers: context.site.plans.plans.flatMap(({ id, name, description, price }) =>
    price.kind === 'custom'
      ? []
      : [
          {
            '@type': 'Offer',
            name,
            description,
            url: `${context.origin}/pricing#${id}`,
            ...usd(price.founding),
            priceSpecification: [
              {
                '@type': 'UnitPriceSpecification',
                ...usd(price.founding),
                unitText: context.site.pricing.prices.period,
              },
              {
                '@type': 'UnitPriceSpecification',
                priceType: 'https://schema.org/ListPrice',
                ...usd(price.regular),
                unitText: context.site.pricing.prices.period,
              },
            ],
          },
        ],
  ),
});

/** The questions with their answers. */
export const faqNode = ({ origin }: NodeContext, groups: FaqCopy['groups']): GraphNode => ({
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
