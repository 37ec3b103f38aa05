import { Heading, Stack } from '@cornerbell/ui';
import { capitals, lead as leadStyle } from './layout.css.ts';

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
