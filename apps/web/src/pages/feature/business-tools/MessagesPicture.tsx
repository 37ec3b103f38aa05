import type { SiteSamples } from '@cornerbell/content/copy';
import { DataList } from '@cornerbell/ui';
import { MessageList } from '../../../pictures/MessageList.tsx';
import { SamplePanel } from '../../../pictures/SamplePanel.tsx';
import { SamplePicture } from '../../../samples/SamplePicture.tsx';
import { SampleNote } from '../../../samples/SampleNote.tsx';

/** In-app messaging, which is planned, as a coach and the owner might see it. */
export const MessagesPicture = ({
  sample: { notice, conversation, juniorTalks, copy, coach },
}: {
  sample: SiteSamples['messages'];
}) => (
  <SamplePicture title={copy.title} layout="panels">
    <SamplePanel span="wide">
      <MessageList
        label={copy.talkLabel}
        messages={conversation.map((message) => ({
          ...message,
          side: message.from === coach ? 'own' : 'other',
        }))}
      />
    </SamplePanel>
    <SamplePanel title={notice.title} aside={notice.recipients}>
      <SampleNote text={notice.text} />
    </SamplePanel>
    <SamplePanel title={copy.juniorsTitle} aside={copy.juniorsAside}>
      <DataList
        label={copy.juniorsTitle}
        rows={juniorTalks.map(({ who, what }) => ({ primary: who, secondary: what }))}
      />
    </SamplePanel>
  </SamplePicture>
);
