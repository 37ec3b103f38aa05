import {
  sampleClassNotice as notice,
  sampleCoaches,
  sampleConversation,
  sampleDataLabel,
  sampleJuniorTalks,
  sampleMessagesWords as words,
} from '@cornerbell/content/site';
import { DataList, MessageList, SampleFrame, SamplePanel } from '@cornerbell/ui';
import { conversation, talkRows } from '../../samples/messages.ts';
import { SampleNote } from '../../samples/SampleNote.tsx';

/** What in-app messaging, which is planned, might show to a coach and to the owner. */
export const MessagesPicture = () => (
  <SampleFrame title={words.title} label={sampleDataLabel} layout="panels">
    <SamplePanel span="wide">
      <MessageList
        label={words.talkLabel}
        messages={conversation(sampleConversation, sampleCoaches.simone)}
      />
    </SamplePanel>
    <SamplePanel title={notice.title} aside={notice.recipients}>
      <SampleNote text={notice.text} />
    </SamplePanel>
    <SamplePanel title={words.juniorsTitle} aside={words.juniorsAside}>
      <DataList label={words.juniorsTitle} rows={talkRows(sampleJuniorTalks)} />
    </SamplePanel>
  </SampleFrame>
);
