import { featurePageData } from '../../feature-page/feature-page-data.ts';
import type { BuildContext } from '../../page.ts';

export const data = ({ library: { site } }: BuildContext) => {
  const { attendance, members, membershipPlans, progress } = site.samples;
  return {
    ...featurePageData(site, 'memberManagement'),
    samples: { attendance, members, membershipPlans, progress },
  };
};

export type MemberManagementData = ReturnType<typeof data>;

export const head = ({ copy }: MemberManagementData) => copy.head;
