import { Badge, ResourceCard, type ResourceCardProps } from '@cornerbell/ui';
import type { Hue } from '@cornerbell/ui/theme';
import { Children, type ReactNode } from 'react';
import { CoverArt } from '../cover-art/CoverArt.tsx';
import { useCopy } from '../shared/copy.ts';
import type { GuideCardData, PictureData, PostCardData } from './card-data.ts';
import * as styles from './ItemCard.css.ts';

interface CoverProps {
  image?: PictureData | undefined;
  /** The alternative text of the image; left out if it is decorative. */
  alt?: string | undefined;
  /** The first page of a guide, which is shown if there is no image. */
  sheet?: PictureData | undefined;
  slug: string;
  hue: Hue;
}

/** The cover of a post or guide: its image, its first page, or art generated from its slug and colour. */
export function Cover({ image, alt = '', sheet, slug, hue }: CoverProps) {
  if (image) return <img className={styles.cover} {...image} alt={alt} loading="lazy" />;
  if (sheet) return <img className={styles.sheet} {...sheet} alt="" loading="lazy" />;
  return <CoverArt seed={slug} hue={hue} />;
}

/** Props of `ItemCard`: the item, and what differs from it. */
export interface ItemCardProps extends Partial<ResourceCardProps> {
  item: PostCardData | GuideCardData;
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
          <time dateTime={item.date.iso}>{item.date.text}</time>{' '}
          {item.kind === 'post' && <span>{`${item.readTime} ${messages.readTimeUnit}`}</span>}
          {item.kind === 'guide' && item.downloads !== undefined && (
            <span>{`${item.downloads} ${messages.downloadsUnit}`}</span>
          )}
        </>
      }
      cover={
        <Cover
          image={item.image}
          sheet={item.kind === 'guide' ? item.sheet : undefined}
          slug={item.slug}
          hue={item.badge.hue}
        />
      }
      {...look}
    />
  );
}
