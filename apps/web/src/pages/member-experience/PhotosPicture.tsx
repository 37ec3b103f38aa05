import {
  sampleDataLabel,
  sampleProgressPhotos,
  sampleProgressPhotosWords as words,
} from '@cornerbell/content/site';
import { DataList, PhotoCompare, SampleFrame, SamplePanel } from '@cornerbell/ui';
import * as styles from './PhotosPicture.css.ts';

const [before, after] = sampleProgressPhotos;

/** One stance on two days, drawn, and who said that it may be seen. */
export const PhotosPicture = () => (
  <SampleFrame title={words.title} aside={words.owner} label={sampleDataLabel} layout="panels">
    <SamplePanel span="wide" flush>
      <PhotoCompare
        className={styles.photos}
        label={words.pairLabel}
        before={{ label: before.day, note: before.lookAt }}
        after={{ label: after.day, note: after.lookAt }}
      />
    </SamplePanel>
    <SamplePanel span="wide" title={words.consentTitle}>
      <DataList
        label={words.consentTitle}
        rows={words.consent.map(({ who, what }) => ({ primary: who, secondary: what }))}
      />
    </SamplePanel>
  </SampleFrame>
);
