import { CoverArt, GuideCard, PostCard, type PostCardProps } from '@cornerbell/ui';
import type { GuideCardData, PostCardData } from './card-data.ts';
import type { Hue } from '@cornerbell/ui/theme';
import type { ReactNode } from 'react';

interface CoverProps {
  image?: string | undefined;
  slug: string;
  hue: Hue;
}

/** The picture of a post or guide: its own, or one drawn from its slug and colour. */
export function Cover({ image, slug, hue }: CoverProps) {
  if (image) return <img src={image} alt="" width={1280} height={720} loading="lazy" />;
  return <CoverArt seed={slug} hue={hue} />;
}

/** What a search does to the words of a card. */
export interface SearchMarks {
  /** Whether the search finds a text. */
  readonly finds: (text: string) => boolean;
  /** A text with what the search has found in it in `mark`. */
  readonly mark: (text: string) => ReactNode;
}

/** The card of a post, with what a search has found in it marked. */
export function PostItem({
  post,
  marks,
  ...look
}: { post: PostCardData; marks?: SearchMarks | undefined } & Pick<
  PostCardProps,
  'size' | 'headingLevel'
>) {
  return (
    <PostCard
      href={post.href}
      title={marks?.mark(post.title) ?? post.title}
      excerpt={marks?.mark(post.excerpt) ?? post.excerpt}
      tags={marks && post.tags.filter(marks.finds).map(marks.mark)}
      category={post.badge}
      date={post.date}
      readTime={post.readTime}
      cover={<Cover image={post.coverImage} slug={post.slug} hue={post.badge.hue} />}
      {...look}
    />
  );
}

/** The card of a guide, with what a search has found in it marked. */
export function GuideItem({
  guide,
  marks,
}: {
  guide: GuideCardData;
  marks?: SearchMarks | undefined;
}) {
  // A search reads the description, which a card shows only where it was found there.
  const text = marks?.finds(guide.description) ? guide.description : guide.excerpt;
  return (
    <GuideCard
      href={guide.href}
      title={marks?.mark(guide.title) ?? guide.title}
      excerpt={marks?.mark(text) ?? text}
      type={guide.badge}
      date={guide.date}
      featured={guide.featured}
      downloads={guide.downloads}
      cover={<Cover image={guide.previewImage} slug={guide.slug} hue={guide.badge.hue} />}
    />
  );
}
