/** A node of the JSON-LD graph, or a reference to one that stands elsewhere in it. */
export interface GraphNode {
  readonly '@type'?: string;
  readonly '@id'?: string;
  readonly [property: string]: unknown;
}

/** The ids that mean the same thing on every page. */
export const graphIds = {
  organization: '/#org',
  website: '/#site',
  software: '/pricing#software',
} as const;

/** A graph as the text of a `<script type="application/ld+json">`, which no word in it can end. */
export function writeGraph(nodes: readonly GraphNode[]): string {
  const [first, ...others] = nodes;
  const content = others.length > 0 ? { '@graph': nodes } : first;
  return JSON.stringify({ '@context': 'https://schema.org', ...content }).replaceAll(
    '<',
    String.raw`\u003c`,
  );
}
