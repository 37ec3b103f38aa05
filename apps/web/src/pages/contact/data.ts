import type { BuildContext } from '../../page.ts';

export const data = ({ library: { site } }: BuildContext) => ({
  copy: site.contact,
  pilotNumbers: site.pilotProgram.numbers,
});

export type ContactData = ReturnType<typeof data>;

export const head = ({ copy }: ContactData) => copy.head;
