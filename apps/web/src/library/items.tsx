import { Badge, ResourceCard, type ResourceCardProps } from '@cornerbell/ui';
import type { Hue } from '@cornerbell/ui/theme';
import { Children, type ReactNode } from 'react';
import { CoverArt } from '../cover-art/CoverArt.tsx';
import { useCopy } from '../shared/copy.ts';
import type { GuideCardData, PostCardData } from './card-data.ts';

interface CoverProps {
  image?: string | undefined;
  /** The alternative text of the image; left out if it is decorative. */
  alt?: string | undefined;
  slug: string;
  hue: Hue;
}

/** The cover of a post or guide: its image, or art generated from its slug and colour. */
export function Cover({ image, alt = '', slug, hue }: CoverProps) {
  if (image) return <img src={image} alt={alt} width={1280} height={720} loading="lazy" />;
  return <CoverArt seed={slug} hue={hue} />;
}

/** The props of a post's card; what is left out is the post's. */
export interface PostItemProps extends Partial<ResourceCardProps> {
  post: PostCardData;
  /** Tags beside the category. */
  tags?: readonly ReactNode[];
}

/** The card of a post. */
export function PostItem({ post, tags, ...look }: PostItemProps) {
  const { messages } = useCopy();
  return (
    <ResourceCard
      href={post.href}
      title={post.title}
      excerpt={post.excerpt}
      badges={
        <>
          <Badge hue={post.badge.hue}>{post.badge.label}</Badge>
          {Children.map(tags, (tag) => (
            <Badge>{tag}</Badge>
          ))}
        </>
      }
      facts={
        <>
          <time dateTime={post.date.iso}>{post.date.text}</time>{' '}
          <span>{`${post.readTime} ${messages.readTimeUnit}`}</span>
        </>
      }
      cover={<Cover image={post.coverImage} slug={post.slug} hue={post.badge.hue} />}
      {...look}
    />
  );
}

/** The card of a guide. */
export function GuideItem({
  guide,
  ...look
}: { guide: GuideCardData } & Partial<ResourceCardProps>) {
  const { messages } = useCopy();
  return (
    <ResourceCard
      href={guide.href}
      title={guide.title}
      excerpt={guide.excerpt}
      badges={
        <>
          <Badge hue={guide.badge.hue}>{guide.badge.label}</Badge>
          {guide.featured && <Badge>{messages.featuredLabel}</Badge>}
        </>
      }
      facts={
        <>
          <time dateTime={guide.date.iso}>{guide.date.text}</time>{' '}
          {guide.downloads !== undefined && (
            <span>{`${guide.downloads} ${messages.downloadsUnit}`}</span>
          )}
        </>
      }
      cover={<Cover image={guide.previewImage} slug={guide.slug} hue={guide.badge.hue} />}
      {...look}
    />
  );
}
