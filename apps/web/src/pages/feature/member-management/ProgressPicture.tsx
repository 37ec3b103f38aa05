import type { SiteSamples } from '@cornerbell/content/copy';
import { DataList } from '@cornerbell/ui';
import { SamplePanel } from '../../../pictures/SamplePanel.tsx';
import { ScoreRings } from '../../../pictures/ScoreRings.tsx';
import { SamplePicture } from '../../../samples/SamplePicture.tsx';
import { changeRows, progressScores } from '../../../samples/progress.ts';
import { SampleNote } from '../../../samples/SampleNote.tsx';

/** The scores of a member, the changes, and the task for today. */
export const ProgressPicture = ({
  sample: { owner, scores, copy },
}: {
  sample: SiteSamples['progress'];
}) => (
  <SamplePicture
    title={owner.name}
    aside={`${copy.assessedBy} ${owner.assessedBy}, ${owner.assessedOn}`}
    layout="panels"
  >
    <SamplePanel span="wide">
      <ScoreRings label={copy.scoresTitle} scores={progressScores(scores)} />
    </SamplePanel>
    <SamplePanel title={copy.changesTitle} aside={owner.assessedBefore}>
      <DataList label={copy.changesTitle} rows={changeRows(scores, copy.pointsUnit)} />
    </SamplePanel>
    <SamplePanel title={copy.todayTitle}>
      <SampleNote text={owner.today} by={owner.assessedBy} size="large" />
    </SamplePanel>
  </SamplePicture>
);
