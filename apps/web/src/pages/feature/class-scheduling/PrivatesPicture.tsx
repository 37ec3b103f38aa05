import type { SiteSamples } from '@cornerbell/content/copy';
import { DataList, FactStrip } from '@cornerbell/ui';
import { SamplePanel } from '../../../pictures/SamplePanel.tsx';
import { SamplePicture } from '../../../samples/SamplePicture.tsx';
import { sessionFacts, sessionRows } from '../../../samples/privates.ts';
import { SampleNote } from '../../../samples/SampleNote.tsx';

/** A day of private sessions, and a note from one of them. */
export const PrivatesPicture = ({
  sample: { note, sessions, copy },
}: {
  sample: SiteSamples['privateSessions'];
}) => (
  <SamplePicture title={copy.title} aside={copy.aside} layout="panels">
    <SamplePanel span="wide" flush>
      <FactStrip facts={sessionFacts(sessions, copy)} />
    </SamplePanel>
    <SamplePanel title={copy.listTitle}>
      <DataList label={copy.listTitle} rows={sessionRows(sessions, copy)} />
    </SamplePanel>
    <SamplePanel title={`${copy.noteTitle} ${note.member}`}>
      <SampleNote text={note.text} by={note.by} />
    </SamplePanel>
  </SamplePicture>
);
