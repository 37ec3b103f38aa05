import { listMarkdown, sectionMarkdown, titledMarkdown } from '../../metadata/markdown-sections.ts';
import { fillPlaceholders } from '../../library/fill-placeholders.ts';
import type { BuildContext, PageMetadata, Params } from '../../page.ts';
import { planSteps } from './plan-steps.ts';

export const paths = ({ library: { site } }: BuildContext): Params[] => [
  {},
  ...site.switchFrom.sources.map(({ id }) => ({ from: id })),
];

export const data = ({ library: { site } }: BuildContext, { from }: Params) => {
  const { asOf, knowledge, sources: pages } = site.switchFrom;
  const sources = pages.map(({ page: _page, ...source }) => source);
  const source = sources.find(({ id }) => id === from);
  if (from && !source) return null;
  return {
    // The copy of a system's own page replaces that of the overview.
    copy: { ...site.switch, ...pages.find(({ id }) => id === from)?.page },
    notes: source && fillPlaceholders(knowledge, { date: asOf.text }),
    source,
    sources,
  };
};

export type SwitchData = NonNullable<ReturnType<typeof data>>;

export const head = ({ copy }: SwitchData) => copy.head;

export function describe({
  copy: { title, lead, planner, moves, details },
  source,
  notes,
}: SwitchData): PageMetadata {
  const steps = planSteps(planner, source ?? planner.other, '');
  return {
    name: source?.name ?? title,
    markdown: {
      title,
      lead,
      facts: [],
      content: [
        ...sectionMarkdown(
          planner,
          listMarkdown(steps.map((step) => `${step.when}: ${step.title}. ${step.text}`)),
        ),
        ...sectionMarkdown(moves, titledMarkdown(moves.items)),
        ...sectionMarkdown(details, titledMarkdown(details.items)),
        ...(notes ? [notes] : []),
      ].join('\n\n'),
    },
  };
}
