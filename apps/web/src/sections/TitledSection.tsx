import { Container, Section, Stack, type SectionProps, type StackProps } from '@cornerbell/ui';
import type { ReactNode } from 'react';
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
  children: ReactNode;
}

/** A section labelled by its heading. */
export const TitledSection = ({
  id,
  title,
  lead,
  gap = 'xxl',
  children,
  ...props
}: TitledSectionProps) => (
  <Section labelledBy={id} {...props}>
    <Container>
      <Stack gap={gap}>
        <SectionTitle id={id} title={title} lead={lead} />
        {children}
      </Stack>
    </Container>
  </Section>
);
