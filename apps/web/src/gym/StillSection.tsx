import { BuiltHtml } from '../shared/built-html.tsx';
import { TitledSection, type TitledSectionProps } from '../sections/TitledSection.tsx';

interface StillSectionProps extends Pick<
  TitledSectionProps,
  'title' | 'lead' | 'tone' | 'className'
> {
  /** The still as HTML. */
  still: string;
}

/** A part of a page that shows the product. */
export const StillSection = ({ still, ...section }: StillSectionProps) => (
  <TitledSection id="gym" gap="xl" {...section}>
    <BuiltHtml html={still} />
  </TitledSection>
);
