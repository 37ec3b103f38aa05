import {
  sampleDataLabel,
  sampleLeaderboards,
  sampleLeaderboardsWords as words,
} from '@cornerbell/content/site';
import { Leaderboard, SampleFrame, SamplePanel } from '@cornerbell/ui';
import { boardRows } from '../../samples/boards.ts';

/** The boards of a month. */
export const BoardsPicture = () => (
  <SampleFrame
    title={words.title}
    aside={words.aside}
    label={sampleDataLabel}
    layout="panels"
    highlighted
  >
    {sampleLeaderboards.map((board) => (
      <SamplePanel key={board.title} title={board.title}>
        <Leaderboard label={board.title} rows={boardRows(board)} />
      </SamplePanel>
    ))}
  </SampleFrame>
);
