import { GuideCard, PostCard, type GuideCardProps, type PostCardProps } from '@cornerbell/ui';
import { CoverArt } from '../cover-art/CoverArt.tsx';
import type { GuideCardData, PostCardData } from './card-data.ts';
import type { Hue } from '@cornerbell/ui/theme';

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

/** The card of a post. */
export function PostItem({ post, ...look }: { post: PostCardData } & Partial<PostCardProps>) {
  return (
    <PostCard
      href={post.href}
      title={post.title}
      excerpt={post.excerpt}
      category={post.badge}
      date={post.date}
      readTime={post.readTime}
      cover={<Cover image={post.coverImage} slug={post.slug} hue={post.badge.hue} />}
      {...look}
    />
  );
}

/** The card of a guide. */
export function GuideItem({ guide, ...look }: { guide: GuideCardData } & Partial<GuideCardProps>) {
  return (
    <GuideCard
      href={guide.href}
      title={guide.title}
      excerpt={guide.excerpt}
      type={guide.badge}
      date={guide.date}
      featured={guide.featured}
      downloads={guide.downloads}
      cover={<Cover image={guide.previewImage} slug={guide.slug} hue={guide.badge.hue} />}
      {...look}
    />
  );
}
