import type { Link as LinkCopy, TitledText } from '@cornerbell/content/copy';
import { Link, Stack } from '@cornerbell/ui';
import { RuledList } from '../sections/RuledList.tsx';
import { TitledSection, type TitledSectionProps } from '../sections/TitledSection.tsx';
import * as styles from './CardsSection.css.ts';

interface CardsSectionProps extends Pick<TitledSectionProps, 'title' | 'lead' | 'tone'> {
  items: readonly TitledText[];
  link: LinkCopy;
}

/** How members' payment cards are moved. */
export const CardsSection = ({ items, link, ...props }: CardsSectionProps) => (
  <TitledSection id="cards" {...props}>
    <Stack gap="lg">
      <RuledList items={items} />
      <Link href={link.href} className={styles.more}>
        {link.label}
      </Link>
    </Stack>
  </TitledSection>
);
