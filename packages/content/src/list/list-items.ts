import { guideAddress, postAddress, questionAddress } from '../addresses/item-addresses.ts';
import { pathOf } from '../addresses/resolve-redirects.ts';
import { categoryLabel, type BlogCategory } from '../schema/categories.ts';
import { findLinks } from '../check/find-links.ts';
import { displayLimits } from '../query/display-limits.ts';
import { guideTypeLabel, type GuideType } from '../schema/guide-types.ts';
import type { LoadedLibrary } from '../load/compile-library.ts';
import type { Finding } from '../load/finding.ts';
import { countWords, readingMinutes } from '../load/word-count.ts';
import { publishedAt, standingAt } from '../query/published-at.ts';
import { relatedGuidesIn, relatedPostsIn } from '../query/related.ts';
import type { Library } from '../schema/library.ts';
import type { Site } from '../schema/site/index.ts';
import type { ListedItem, ListedLink } from './listed-item.ts';

/** The input of `listItems`. */
export interface ListSource {
  /** Everything in the folder that is valid. */
  readonly loaded: LoadedLibrary<BlogCategory, GuideType>;
  /** The groups of questions that the FAQ page has. */
  readonly groups: Site['faq']['groups'];
  /** The findings of all files. */
  readonly findings: readonly Finding[];
  /** The files that the loader refused. */
  readonly broken: readonly string[];
  /** The day of the list, `YYYY-MM-DD`. */
  readonly asOf: string;
}

type Entry = Omit<ListedItem, 'linksIn' | 'findings'>;

/** Lists every post, guide and Markdown question with its status, size, findings, links and uses, in no particular order. */
export function listItems({ loaded, groups, findings, broken, asOf }: ListSource): ListedItem[] {
  const { library, files } = loaded;
  const usesOf = findUses(library, asOf);
  const entries: Entry[] = [
    ...library.posts.map((post): Entry => {
      const address = postAddress(post);
      return {
        kind: 'post',
        title: post.title,
        description: post.excerpt,
        label: categoryLabel(post.category),
        file: files.get(post) ?? '',
        address,
        standing: standingAt(post, asOf),
        date: post.publishedDate,
        featured: post.featured,
        ...measure(post.content),
        usedIn: usesOf(address),
      };
    }),
    ...library.guides.map((guide): Entry => {
      const address = guideAddress(guide);
      return {
        kind: 'guide',
        title: guide.title,
        description: guide.description,
        label: guideTypeLabel(guide.type),
        file: files.get(guide) ?? '',
        address,
        standing: standingAt(guide, asOf),
        date: guide.publishedDate,
        featured: guide.featured,
        ...measure(guide.content),
        usedIn: usesOf(address),
      };
    }),
    ...(library.questions ?? []).map((question): Entry => {
      const group = groups.find(({ id }) => id === question.group);
      const standing = standingAt(question, asOf);
      return {
        kind: 'question',
        title: question.question,
        description: question.answer,
        label: group?.title ?? question.group,
        file: files.get(question) ?? '',
        address: questionAddress(question),
        standing,
        date: question.publishedDate,
        featured: false,
        ...measure(question.answer),
        usedIn: standing === 'published' ? [`FAQ: ${group?.title ?? question.group}`] : [],
      };
    }),
    ...broken.map((file): Entry => {
      const kind = { posts: 'post', guides: 'guide', questions: 'question' } as const;
      const [folder = ''] = file.split('/');
      return {
        kind: kind[folder as keyof typeof kind] ?? 'post',
        title: file,
        description: '',
        label: '',
        file,
        address: '',
        standing: 'broken',
        date: '',
        featured: false,
        words: 0,
        minutes: 0,
        linksOut: [],
        usedIn: [],
      };
    }),
  ];

  const incoming = new Map<string, ListedLink[]>();
  const keep = (from: ListedLink, text: string) => {
    for (const { address } of linksIn(text)) {
      const target = pathOf(address);
      incoming.set(target, [...(incoming.get(target) ?? []), from]);
    }
  };
  for (const { title: label, ...post } of library.posts) {
    keep({ address: postAddress(post), label }, post.content);
  }
  for (const { title: label, ...guide } of library.guides) {
    keep({ address: guideAddress(guide), label }, guide.content);
  }
  const questions = [...groups.flatMap(({ items }) => items), ...(library.questions ?? [])];
  for (const { id, question, answer } of questions) {
    keep({ address: questionAddress({ id }), label: `FAQ: ${question}` }, answer);
  }
  return entries.map((entry) => ({
    ...entry,
    linksIn: entry.kind === 'question' ? [] : (incoming.get(entry.address) ?? []),
    findings: findings.filter(({ file }) => file === entry.file),
  }));
}

function measure(content: string): Pick<Entry, 'words' | 'minutes' | 'linksOut'> {
  const words = countWords(content);
  return { words, minutes: readingMinutes(words), linksOut: linksIn(content) };
}

function linksIn(text: string): ListedLink[] {
  return findLinks(text)
    .filter(({ address }) => address.startsWith('/'))
    .map(({ label, address }) => ({ label, address }));
}

/** Where the site shows each item as of a day, by address. */
function findUses(library: Library, asOf: string): (address: string) => readonly string[] {
  const { posts, guides } = publishedAt(library, asOf);
  const uses = new Map<string, string[]>();
  const add = (address: string, use: string) =>
    uses.set(address, [...(uses.get(address) ?? []), use]);

  const [latest] = posts;
  const featuredGuides = guides.filter(({ featured }) => featured);
  const [featuredGuide] = featuredGuides;
  if (latest) add(postAddress(latest), 'Header: latest post');
  if (featuredGuide) add(guideAddress(featuredGuide), 'Header: featured guide');
  const featuredPosts = posts.filter(({ featured }) => featured);
  for (const post of featuredPosts.slice(0, displayLimits.featuredPosts)) {
    add(postAddress(post), 'Resources: featured articles');
  }
  for (const guide of featuredGuides.slice(0, displayLimits.popularGuides)) {
    add(guideAddress(guide), 'Resources: popular guides');
  }
  for (const post of posts) add(postAddress(post), 'Resources: list of posts');
  for (const guide of guides) add(guideAddress(guide), 'Resources: list of guides');
  const postsAfter = relatedPostsIn(posts);
  for (const post of posts) {
    for (const other of postsAfter(post)) add(postAddress(other), `Related to: ${post.title}`);
  }
  const guidesAfter = relatedGuidesIn(guides);
  for (const guide of guides) {
    for (const other of guidesAfter(guide)) add(guideAddress(other), `Related to: ${guide.title}`);
  }
  return (address) => uses.get(address) ?? [];
}
