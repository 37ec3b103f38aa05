import { FactStrip } from '@cornerbell/ui';
import { RevenueChart } from '../../samples/charts.tsx';
import type { Pictures } from '../../samples/draw-html.tsx';
import { Leaderboard } from '../../samples/Leaderboard.tsx';
import { DayPicture, EveningPicture, RosterPicture } from '../../samples/pictures.tsx';
import { metricFacts } from '../../samples/rows.ts';
import { SamplePanel, SamplePicture } from '../../samples/SamplePicture.tsx';

/** The pictures of `/features`: of its areas, and one evening at a gym. */
export const pictures: Pictures = {
  'member-management': RosterPicture,
  'class-scheduling': (samples) => <DayPicture {...samples} day={0} />,
  'business-tools': ({ analytics, analytics: { copy } }) => (
    <SamplePicture title={copy.title} layout="panels">
      <SamplePanel span="wide" flush>
        <FactStrip facts={metricFacts(analytics)} />
      </SamplePanel>
      <SamplePanel span="wide" title={copy.revenueTitle} aside={copy.revenueAside}>
        <RevenueChart {...analytics} />
      </SamplePanel>
    </SamplePicture>
  ),
  'member-experience': ({ leaderboards: { boards } }) =>
    boards.slice(0, 1).map((board) => (
      <SamplePicture key={board.title} title={board.title}>
        <Leaderboard board={board} />
      </SamplePicture>
    )),
  evening: (samples) => <EveningPicture {...samples} highlighted />,
};
