import { featurePageData } from '../../feature-page/feature-page-data.ts';
import type { BuildContext } from '../../page.ts';

export const data = ({ library: { site } }: BuildContext) => {
  const { analytics, messages, payments, reports, staff } = site.samples;
  return {
    ...featurePageData(site, 'businessTools'),
    samples: { analytics, messages, payments, reports, staff },
  };
};

export type BusinessToolsData = ReturnType<typeof data>;

export const head = ({ copy }: BusinessToolsData) => copy.head;
