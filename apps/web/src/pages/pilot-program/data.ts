import type { BuildContext } from '../../shell/page.ts';

export const data = ({ library: { site } }: BuildContext) => ({
  copy: site.pilotProgram,
  areas: site.features.areas,
  exploreLabel: site.features.exploreLabel,
});

export type PilotProgramData = ReturnType<typeof data>;

export const head = ({ copy }: PilotProgramData) => copy.head;
