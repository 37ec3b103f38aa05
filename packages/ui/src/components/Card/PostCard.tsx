import { Children, type ReactNode } from 'react';
import { Label } from '../../private/labels.tsx';
import type { Hue } from '../../tokens/palette.ts';
import { Badge } from '../Badge/Badge.tsx';
import { ResourceCard, type CardDate, type ResourceCardLook } from './ResourceCard.tsx';

/** Props of `PostCard`: those of an `article` and the post's. */
export interface PostCardProps extends ResourceCardLook {
  /** What the post is about. */
  category: { readonly label: ReactNode; readonly hue: Hue };
  /** Tags to show beside it. */
  tags?: readonly ReactNode[] | undefined;
  /** When it was published. */
  date: CardDate;
  /** How long it takes to read, in minutes. */
  readTime: number;
  /**
   * Its size: `lg` has its picture at its side where there is room, `sm`
   * leaves out the excerpt.
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg' | undefined;
}

/** A post in a list. The whole card is one link. */
export function PostCard({ category, tags, date, readTime, size = 'md', ...rest }: PostCardProps) {
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
          <time dateTime={date.iso}>{date.text}</time>{' '}
          <span>
            <Label name="readTime" count={readTime}>
              # min read
            </Label>
          </span>
        </>
      }
      {...rest}
    />
  );
}
