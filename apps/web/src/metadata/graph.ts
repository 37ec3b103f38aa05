import { pagePaths } from '@cornerbell/content';
import type { GraphNode } from '../page.ts';

/** The ids of nodes that several pages refer to. */
export const graphIds = {
  organization: '/#org',
  website: '/#site',
  software: `${pagePaths.pricing}#software`,
} as const;

/** A graph as the text of a `<script type="application/ld+json">`, escaped so that no value can end the element. */
export function writeGraph(nodes: readonly GraphNode[]): string {
  const [first, ...others] = nodes;
  const content = others.length > 0 ? { '@graph': nodes } : first;
  return JSON.stringify({ '@context': 'https://schema.org', ...content }).replaceAll(
    '<',
    String.raw`\u003c`,
  );
}
