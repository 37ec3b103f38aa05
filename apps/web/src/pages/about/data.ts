import type { BuildContext, PageContext, PageMetadata } from '../../page.ts';
import { organizationNode } from '../../metadata/nodes.ts';
import { pilotPlaces } from '../../company/pilot-places.ts';

export const data = ({ library: { site }, asOf }: BuildContext) => ({
  copy: site.about,
  founders: site.company.founders,
  places: pilotPlaces(site, asOf)?.text,
  updatesLink: site.home.openness.link,
});

export type AboutData = ReturnType<typeof data>;

export const describe = (_: AboutData, context: PageContext): PageMetadata => ({
  nodes: () => [organizationNode(context)],
});
