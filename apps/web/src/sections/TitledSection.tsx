import {
  Container,
  Heading,
  Section,
  Stack,
  type SectionProps,
  type StackProps,
} from '@cornerbell/ui';
import type { ReactNode } from 'react';
import { besideHeading, capitals, lead as leadStyle } from './layout.css.ts';

/** Props of `SectionTitle`. */
export interface SectionTitleProps {
  /** The id of the heading, which labels the section. */
  id: string;
  title: string;
  /** One or two sentences under the title. */
  lead?: string | undefined;
  /**
   * Whether the section is the main one of its page.
   * @default false
   */
  isMain?: boolean;
}

/** The heading of a section with its lead. */
export const SectionTitle = ({ id, title, lead, isMain = false }: SectionTitleProps) => (
  <Stack gap="md">
    <Heading id={id} size={isMain ? 'xl' : 'lg'} className={isMain ? capitals : undefined}>
      {title}
    </Heading>
    {lead && <p className={leadStyle}>{lead}</p>}
  </Stack>
);

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
