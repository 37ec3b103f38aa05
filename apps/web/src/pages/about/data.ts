import type { BuildContext, PageContext, PageMetadata } from '../../shell/page.ts';
import { organizationNode } from '../../../build/discovery/nodes.ts';

export const data = ({ library: { site } }: BuildContext) => ({
  copy: site.about,
  updatesLink: site.home.openness.link,
});

export type AboutData = ReturnType<typeof data>;

export const head = ({ copy }: AboutData) => copy.head;

export const describe = (_: AboutData, context: PageContext): PageMetadata => ({
  nodes: () => [organizationNode(context)],
});
