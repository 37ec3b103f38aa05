import { pilotPlaces } from '../../company/pilot-places.ts';
import { drawStillSection } from '../../gym/draw-still.tsx';
import { planTable } from '../../plans/plan-table.ts';
import type { BuildContext } from '../../page.ts';

export const data = ({ library: { site }, asOf }: BuildContext) => ({
  copy: site.pilotProgram,
  places: pilotPlaces(site, asOf),
  table: planTable(site),
  gym: drawStillSection(site.pilotProgram.gym, site),
  areas: site.features.areas,
  exploreLabel: site.features.exploreLabel,
});

export type PilotProgramData = ReturnType<typeof data>;
