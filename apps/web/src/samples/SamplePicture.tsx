import { SampleFrame, type SampleFrameProps } from '../pictures/SampleFrame.tsx';
import { useCopy } from '../shared/copy.ts';

type SamplePictureProps = Omit<SampleFrameProps, 'label'>;

/** A picture of the product, labelled as sample data. */
export const SamplePicture = (props: SamplePictureProps) => (
  <SampleFrame {...props} label={useCopy().messages.sampleDataLabel} />
);
