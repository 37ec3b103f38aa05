import type { BuildContext } from '../../page.ts';

export const data = ({ library: { site } }: BuildContext) => ({ copy: site.demo });

export type DemoData = ReturnType<typeof data>;

export const head = ({ copy }: DemoData) => copy.head;
