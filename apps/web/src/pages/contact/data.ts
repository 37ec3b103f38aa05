import { fillPlaceholders } from '../../library/fill-placeholders.ts';
import type { BuildContext } from '../../page.ts';

export const data = ({ library: { site } }: BuildContext) => {
  const fields = site.contact.fields.filter(({ optional }) => !optional).length;
  return {
    copy: { ...site.contact, lead: fillPlaceholders(site.contact.lead, { fields }) },
    plans: site.plans.plans.map(({ id, name }) => ({ id, name })),
    pilotNumbers: site.pilotProgram.numbers,
  };
};

export type ContactData = ReturnType<typeof data>;
