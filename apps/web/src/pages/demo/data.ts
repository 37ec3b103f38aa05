import { drawStillSection } from '../../gym/draw-still.tsx';
import type { BuildContext } from '../../page.ts';

export const data = ({ library: { site } }: BuildContext) => ({
  copy: site.demo,
  gym: drawStillSection(site.demo.gym, site),
});

export type DemoData = ReturnType<typeof data>;
