import {
  sampleDataLabel,
  sampleProgressOwner as owner,
  sampleProgressScores,
  sampleProgressWords as words,
} from '@cornerbell/content/site';
import { DataList, SampleFrame, SamplePanel, ScoreRings } from '@cornerbell/ui';
import { changeRows, progressScores } from '../../samples/progress.ts';
import { SampleNote } from '../../samples/SampleNote.tsx';

/** The scores of one member, what changed, and what to do about it today. */
export const ProgressPicture = () => (
  <SampleFrame
    title={owner.name}
    aside={`${words.assessedBy} ${owner.assessedBy}, ${owner.assessedOn}`}
    label={sampleDataLabel}
    layout="panels"
  >
    <SamplePanel span="wide">
      <ScoreRings label={words.scoresTitle} scores={progressScores(sampleProgressScores)} />
    </SamplePanel>
    <SamplePanel title={words.changesTitle} aside={owner.assessedBefore}>
      <DataList
        label={words.changesTitle}
        rows={changeRows(sampleProgressScores, words.pointsUnit)}
      />
    </SamplePanel>
    <SamplePanel title={words.todayTitle}>
      <SampleNote text={owner.today} by={owner.assessedBy} size="large" />
    </SamplePanel>
  </SampleFrame>
);
