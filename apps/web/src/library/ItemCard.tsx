import { Badge, ResourceCard, type ResourceCardProps } from '@cornerbell/ui';
import { Children, type ReactNode } from 'react';
import { CoverArt } from '../cover-art/CoverArt.tsx';
import { useCopy } from '../shared/copy.ts';
import type { GuideCardData, PostCardData } from './card-data.ts';
import * as styles from './ItemCard.css.ts';

interface ItemProps {
  item: PostCardData | GuideCardData;
}

interface CoverProps extends ItemProps {
  /** The alternative text of the image; left out if it is decorative. */
  alt?: string | undefined;
}

/** The cover of a post or guide: its image, its first page, or art from its slug and colour. */
export function Cover({ item, alt = '' }: CoverProps) {
  if (item.image) return <img className={styles.cover} {...item.image} alt={alt} loading="lazy" />;
  if (item.kind === 'guide' && item.sheet)
    return <img className={styles.sheet} {...item.sheet} alt="" loading="lazy" />;
  return <CoverArt seed={item.slug} hue={item.badge.hue} />;
}

/** The time to read a post, or how often a guide was downloaded. */
export function Count({ item }: ItemProps) {
  const { readTimeUnit, downloadsUnit } = useCopy().messages;
  if (item.kind === 'post') return <span>{`${item.readTime} ${readTimeUnit}`}</span>;
  return item.downloads !== undefined && <span>{`${item.downloads} ${downloadsUnit}`}</span>;
}

/** Props of `ItemCard`: the item, and what differs from it. */
export interface ItemCardProps extends ItemProps, Partial<ResourceCardProps> {
  /** Tags beside the category. */
  tags?: readonly ReactNode[];
}

/** The card of a post or guide. */
export function ItemCard({ item, tags, ...look }: ItemCardProps) {
  const { messages } = useCopy();
  return (
    <ResourceCard
      href={item.href}
      title={item.title}
      excerpt={item.excerpt}
      badges={
        <>
          <Badge hue={item.badge.hue}>{item.badge.label}</Badge>
          {item.featured && <Badge>{messages.featuredLabel}</Badge>}
          {Children.map(tags, (tag) => (
            <Badge>{tag}</Badge>
          ))}
        </>
      }
      facts={
        <>
          <time dateTime={item.date.iso}>{item.date.text}</time> <Count item={item} />
        </>
      }
      cover={<Cover item={item} />}
      {...look}
    />
  );
}
