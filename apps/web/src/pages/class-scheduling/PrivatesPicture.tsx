import {
  sampleDataLabel,
  samplePrivateNote as note,
  samplePrivateSessions,
  samplePrivateSessionsWords as words,
} from '@cornerbell/content/site';
import { DataList, FactStrip, SampleFrame, SamplePanel } from '@cornerbell/ui';
import { sessionFacts, sessionRows } from '../../samples/privates.ts';
import { SampleNote } from '../../samples/SampleNote.tsx';

/** A day of private sessions, and what one left in the member's record. */
export const PrivatesPicture = () => (
  <SampleFrame title={words.title} aside={words.aside} label={sampleDataLabel} layout="panels">
    <SamplePanel span="wide" flush>
      <FactStrip facts={sessionFacts(samplePrivateSessions, words)} />
    </SamplePanel>
    <SamplePanel title={words.listTitle}>
      <DataList label={words.listTitle} rows={sessionRows(samplePrivateSessions, words)} />
    </SamplePanel>
    <SamplePanel title={`${words.noteTitle} ${note.member}`}>
      <SampleNote text={note.text} by={note.by} />
    </SamplePanel>
  </SampleFrame>
);
