import { guideAddress, postAddress, questionAddress } from '../addresses/item-addresses.ts';
import { pathOf } from '../addresses/resolve-redirects.ts';
import { categoryLabel } from '../schema/categories.ts';
import { findLinks } from '../check/check-links.ts';
import { displayLimits } from '../query/display-limits.ts';
import { guideTypeLabel } from '../schema/guide-types.ts';
import type { LoadedLibrary } from '../load/compile-library.ts';
import type { Finding } from '../load/finding.ts';
import { countWords, readingMinutes } from '../load/word-count.ts';
import { publishedAt, publishStateAt, type Publishable } from '../query/published-at.ts';
import { relatedGuidesIn, relatedPostsIn } from '../query/related.ts';
import type { Library } from '../schema/library.ts';
import type { Site } from '../schema/site/index.ts';
import type { ListedItem, ListedLink } from './listed-item.ts';

/** The input of `listItems`. */
export interface ListSource {
  /** Everything in the folder that is valid. */
  readonly loaded: LoadedLibrary;
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
  const groupTitle = (id: string) => groups.find((group) => group.id === id)?.title ?? id;
  const measured = (item: Publishable, text: string) => {
    const words = countWords(text);
    return {
      file: files.get(item) ?? '',
      publishState: publishStateAt(item, asOf),
      date: item.publishedDate,
      words,
      minutes: readingMinutes(words),
      linksOut: linksIn(text),
    };
  };
  const entries: Entry[] = [
    ...library.posts.map((post): Entry => ({
      kind: 'post',
      title: post.title,
      description: post.excerpt,
      label: categoryLabel(post.category),
      address: postAddress(post),
      featured: post.featured,
      ...measured(post, post.content),
      usedIn: usesOf(postAddress(post)),
    })),
    ...library.guides.map((guide): Entry => ({
      kind: 'guide',
      title: guide.title,
      description: guide.description,
      label: guideTypeLabel(guide.type),
      address: guideAddress(guide),
      featured: guide.featured,
      ...measured(guide, guide.content),
      usedIn: usesOf(guideAddress(guide)),
    })),
    ...(library.questions ?? []).map((question): Entry => ({
      kind: 'question',
      title: question.question,
      description: question.answer,
      label: groupTitle(question.group),
      address: questionAddress(question),
      featured: false,
      ...measured(question, question.answer),
      usedIn:
        publishStateAt(question, asOf) === 'published'
          ? [`FAQ: ${groupTitle(question.group)}`]
          : [],
    })),
    ...broken.map((file): Entry => ({
      kind: file.startsWith('posts/') ? 'post' : file.startsWith('guides/') ? 'guide' : 'question',
      title: file,
      description: '',
      label: '',
      file,
      address: '',
      publishState: 'broken',
      date: '',
      featured: false,
      words: 0,
      minutes: 0,
      linksOut: [],
      usedIn: [],
    })),
  ];

  const incoming = new Map<string, ListedLink[]>();
  const keep = (from: ListedLink, links: readonly ListedLink[]) => {
    for (const { address } of links) {
      const target = pathOf(address);
      incoming.set(target, [...(incoming.get(target) ?? []), from]);
    }
  };
  for (const { kind, title, address, linksOut } of entries)
    keep({ address, label: kind === 'question' ? `FAQ: ${title}` : title }, linksOut);
  for (const { id, question, answer } of groups.flatMap(({ items }) => items))
    keep({ address: questionAddress({ id }), label: `FAQ: ${question}` }, linksIn(answer));
  return entries.map((entry) => ({
    ...entry,
    linksIn: entry.kind === 'question' ? [] : (incoming.get(entry.address) ?? []),
    findings: findings.filter(({ file }) => file === entry.file),
  }));
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
