import { Container, Section, Stack, type SectionProps, type StackProps } from '@cornerbell/ui';
import type { ReactNode } from 'react';
import { besideHeading } from './layout.css.ts';
import { SectionTitle, type SectionTitleProps } from './SectionTitle.tsx';

/** Props of `TitledSection`. */
export interface TitledSectionProps
  extends
    Pick<SectionTitleProps, 'id' | 'title' | 'lead'>,
    Pick<SectionProps, 'tone' | 'className'> {
  /**
   * The space between the heading and each child.
   * @default 'xxl'
   */
  gap?: StackProps['gap'];
  /**
   * Whether the children are below the heading or, on desktop, beside it.
   * @default 'below'
   */
  layout?: 'below' | 'beside';
  children: ReactNode;
}

/** A section labelled by its heading. */
export const TitledSection = ({
  id,
  title,
  lead,
  gap = 'xxl',
  layout = 'below',
  children,
  ...props
}: TitledSectionProps) => (
  <Section labelledBy={id} {...props}>
    <Container>
      <Stack gap={gap} className={layout === 'beside' ? besideHeading : undefined}>
        <SectionTitle id={id} title={title} lead={lead} />
        {children}
      </Stack>
    </Container>
  </Section>
);
