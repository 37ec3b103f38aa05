import type { SiteSamples } from '@cornerbell/content/copy';
import { DataList } from '@cornerbell/ui';
import { SamplePanel } from '../../../pictures/SamplePanel.tsx';
import { SamplePicture } from '../../../samples/SamplePicture.tsx';
import { StancePair } from './StancePair.tsx';

/** A stance on two days, and who has agreed to share it. */
export function PhotosPicture({
  sample: { copy, owner, before, after, consent },
}: {
  sample: SiteSamples['progressPhotos'];
}) {
  return (
    <SamplePicture title={copy.title} aside={owner} layout="panels">
      <SamplePanel span="wide" flush>
        <StancePair
          label={copy.pairLabel}
          before={{ label: before.day, note: before.lookAt }}
          after={{ label: after.day, note: after.lookAt }}
        />
      </SamplePanel>
      <SamplePanel span="wide" title={copy.consentTitle}>
        <DataList
          label={copy.consentTitle}
          rows={consent.map(({ who, what }) => ({ primary: who, secondary: what }))}
        />
      </SamplePanel>
    </SamplePicture>
  );
}
