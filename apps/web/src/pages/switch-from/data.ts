import { formatDate } from '@cornerbell/content';
import type { BuildContext, PageContext, PageMetadata, Params } from '../../shell/page.ts';
import { howToNode } from '../../../build/discovery/nodes.ts';
import { fillPlaceholders } from '../../library/fill-placeholders.ts';
import {
  carryMarkdown,
  listMarkdown,
  sectionMarkdown,
  titledMarkdown,
} from '../../../build/discovery/markdown-sections.ts';
import { sourceLinks, sourcePath } from '../../switching/source-links.ts';

export const paths = ({ library: { site } }: BuildContext) =>
  site.switchFrom.sources.map(({ id }) => ({ from: id }));

export const data = ({ library: { site } }: BuildContext, { from }: Params) => {
  const { sources, asOf, knowledge, ...shared } = site.switchFrom;
  const source = sources.find(({ id }) => id === from);
  if (!source) return null;
  return {
    source,
    shared,
    statuses: site.switch.statuses,
    knowledge: fillPlaceholders(knowledge, { date: formatDate(asOf, 'page') }),
    planHref: `${shared.backLink.href}?from=${source.id}#planner`,
    others: sourceLinks(site.switchFrom).filter(({ href }) => href !== sourcePath(source.id)),
  };
};

export type SwitchFromData = NonNullable<ReturnType<typeof data>>;

export const head = ({ source }: SwitchFromData) => source.head;

export const describe = (
  { source, shared, statuses, knowledge }: SwitchFromData,
  { address }: PageContext,
): PageMetadata => {
  const { title, lead, name, carries, columns, differences, cards, asks, trademark } = source;
  return {
    name,
    above: [{ name: shared.backLink.label, path: shared.backLink.href }],
    markdown: {
      title,
      lead,
      facts: [],
      content: [
        ...sectionMarkdown(carries, carryMarkdown(carries.rows, statuses)),
        ...(columns
          ? sectionMarkdown(
              columns,
              listMarkdown(
                columns.rows.map(
                  ({ column, write, avoid }) =>
                    `${column}: ${write}. ${columns.labels.avoid}: ${avoid}.`,
                ),
              ),
            )
          : []),
        ...(differences ? sectionMarkdown(differences, titledMarkdown(differences.items)) : []),
        ...sectionMarkdown(source.export, titledMarkdown(source.export.steps)),
        ...sectionMarkdown({ title: shared.cardsTitle }, titledMarkdown(cards)),
        ...sectionMarkdown({ title: shared.weTitle }, listMarkdown(shared.we)),
        ...sectionMarkdown({ title: shared.asksTitle }, listMarkdown(asks)),
        knowledge,
        ...(trademark ? [trademark] : []),
      ].join('\n\n'),
    },
    nodes: () => [howToNode(address, source.export.title, source.export.steps)],
  };
};
