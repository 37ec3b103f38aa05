import type { BuildContext, PageContext, PageMetadata } from '../../shell/page.ts';
import { howToNode } from '../../../build/discovery/nodes.ts';
import { sourceLinks } from '../../switching/source-links.ts';
import {
  carryMarkdown,
  listMarkdown,
  sectionMarkdown,
  titledMarkdown,
} from '../../../build/discovery/markdown-sections.ts';
import { describePlan } from './describe-plan.ts';

export const data = ({ library: { site } }: BuildContext) => ({
  copy: site.switch,
  sources: sourceLinks(site.switchFrom),
  siteName: site.company.name,
});

export type SwitchData = ReturnType<typeof data>;

export const head = ({ copy }: SwitchData) => copy.head;

export const describe = ({ copy, sources }: SwitchData, { address }: PageContext): PageMetadata => {
  const { carries, cards, who, planner, notNow } = copy;
  const plan = describePlan(new URLSearchParams(), planner);
  return {
    name: copy.title,
    markdown: {
      title: copy.title,
      lead: copy.lead,
      facts: [],
      content: [
        ...sectionMarkdown(
          { title: copy.fromTitle },
          listMarkdown(sources.map(({ name, href }) => `[${name}](${href})`)),
        ),
        ...sectionMarkdown(carries, carryMarkdown(carries.rows, copy.statuses)),
        ...sectionMarkdown(cards, titledMarkdown(cards.items)),
        ...sectionMarkdown(who),
        ...sectionMarkdown({ title: who.weTitle }, listMarkdown(who.we)),
        ...sectionMarkdown({ title: who.youTitle }, listMarkdown(who.you)),
        ...sectionMarkdown(
          { title: plan.title, lead: plan.lead },
          listMarkdown(
            plan.days.flatMap(({ title, steps }) =>
              steps.map((step) => `${title}: ${step.title}. ${step.text}`),
            ),
          ),
        ),
        ...sectionMarkdown(notNow, titledMarkdown(notNow.items)),
      ].join('\n\n'),
    },
    nodes: () => [
      howToNode(
        address,
        plan.title,
        plan.days.flatMap(({ steps }) => steps),
      ),
    ],
  };
};
