import type { BuildContext } from '../../shell/page.ts';

export const data = ({ library: { site } }: BuildContext) => ({ copy: site.offline });

export type OfflineData = ReturnType<typeof data>;

export const head = ({ copy }: OfflineData) => copy.head;
