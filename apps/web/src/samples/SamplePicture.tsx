import { SampleFrame, type SampleFrameProps } from '@cornerbell/ui';
import { useCopy } from '../shell/copy.ts';

/** Props of `SamplePicture`. */
export type SamplePictureProps = Omit<SampleFrameProps, 'label'>;

/** A look at the product, marked as sample data. */
export const SamplePicture = (props: SamplePictureProps) => (
  <SampleFrame {...props} label={useCopy().messages.sampleDataLabel} />
);
