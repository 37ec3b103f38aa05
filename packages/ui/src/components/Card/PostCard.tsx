import { Children, type ReactNode } from 'react';
import type { Hue } from '../../tokens/palette.ts';
import { Badge } from '../Badge/Badge.tsx';
import { ResourceCard, type CardDate, type ResourceCardLook } from './ResourceCard.tsx';

/** Props of `PostCard`: those of an `article` and the post's. */
export interface PostCardProps extends ResourceCardLook {
  /** What the post is about. */
  category: { readonly label: string; readonly hue: Hue };
  /** Tags to show beside it. */
  tags?: readonly ReactNode[] | undefined;
  /** When it was published. */
  date: CardDate;
  /** How long it takes to read, in minutes. */
  readTime: number;
  /**
   * How much room it takes: `feature` stands side by side with its picture where there is room, `small`
   * leaves out the excerpt.
   * @default 'regular'
   */
  size?: 'feature' | 'regular' | 'small' | undefined;
}

/** A post in a list. The whole card is one link. */
export function PostCard({
  category,
  tags,
  date,
  readTime,
  size = 'regular',
  ...rest
}: PostCardProps) {
  return (
    <ResourceCard
      size={size}
      badges={
        <>
          <Badge hue={category.hue}>{category.label}</Badge>
          {Children.map(tags, (tag) => (
            <Badge>{tag}</Badge>
          ))}
        </>
      }
      facts={
        <>
          <time dateTime={date.iso}>{date.text}</time> <span>{readTime} min read</span>
        </>
      }
      {...rest}
    />
  );
}
