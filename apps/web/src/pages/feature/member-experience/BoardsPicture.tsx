import type { SiteSamples } from '@cornerbell/content/copy';
import { Leaderboard } from '../../../pictures/Leaderboard.tsx';
import { SamplePanel } from '../../../pictures/SamplePanel.tsx';
import { SamplePicture } from '../../../samples/SamplePicture.tsx';
import { boardRows } from '../../../samples/boards.ts';

/** The leaderboards of a month. */
export const BoardsPicture = ({
  sample: { boards, copy },
}: {
  sample: SiteSamples['leaderboards'];
}) => (
  <SamplePicture title={copy.title} aside={copy.aside} layout="panels" highlighted>
    {boards.map((board) => (
      <SamplePanel key={board.title} title={board.title}>
        <Leaderboard label={board.title} rows={boardRows(board)} />
      </SamplePanel>
    ))}
  </SamplePicture>
);
