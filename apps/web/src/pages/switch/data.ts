import { listMarkdown, sectionMarkdown, titledMarkdown } from '../../metadata/markdown-sections.ts';
import { fillPlaceholders } from '../../library/fill-placeholders.ts';
import { drawStillSection } from '../../gym/draw-still.tsx';
import type { BuildContext, PageMetadata, Params } from '../../page.ts';
import { planSteps } from './plan-steps.ts';

export const paths = ({ library: { site } }: BuildContext): Params[] => [
  {},
  ...site.switchFrom.sources.map(({ id }) => ({ from: id })),
];

export const data = ({ library: { site } }: BuildContext, { from }: Params) => {
  const { asOf, knowledge, sources: pages } = site.switchFrom;
  const { members, cards, gym, ...overview } = site.switch;
  const sources = pages.map(({ page: _page, ...source }) => source);
  const source = sources.find(({ id }) => id === from);
  if (from && !source) return null;
  // The copy of a system's own page replaces that of the overview.
  const { moves, details, ...copy } = {
    details: undefined,
    ...overview,
    ...pages.find(({ id }) => id === from)?.page,
  };
  return {
    copy,
    sections: [
      { id: 'moves', layout: 'columns', ...moves },
      ...(details
        ? [{ id: 'details', layout: 'rows', ...details } as const]
        : ([
            { id: 'members', layout: 'columns', ...members },
            { id: 'cards', layout: 'rows', ...cards },
          ] as const)),
    ] as const,
    gym: source ? undefined : drawStillSection(gym, site),
    notes: source && fillPlaceholders(knowledge, { date: asOf.text }),
    source,
    sources,
  };
};

export type SwitchData = NonNullable<ReturnType<typeof data>>;

export function describe({
  copy: { title, lead, planner },
  sections,
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
        ...sections.flatMap((section) => sectionMarkdown(section, titledMarkdown(section.items))),
        ...(notes ? [notes] : []),
      ].join('\n\n'),
    },
  };
}
