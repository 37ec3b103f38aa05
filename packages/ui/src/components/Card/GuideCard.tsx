import type { ReactNode } from 'react';
import { Label } from '../../private/labels.tsx';
import type { Hue } from '../../tokens/palette.ts';
import { Badge } from '../Badge/Badge.tsx';
import { ResourceCard, type CardDate, type ResourceCardLook } from './ResourceCard.tsx';

/** Props of `GuideCard`: those of an `article` and the guide's. */
export interface GuideCardProps extends ResourceCardLook {
  /** What kind of guide it is. */
  type: { readonly label: ReactNode; readonly hue: Hue };
  /** When it was published. */
  date?: CardDate | undefined;
  /** The number of downloads. */
  downloads?: number | undefined;
  /**
   * Whether it has the badge "Featured".
   * @default false
   */
  featured?: boolean | undefined;
}

/** A guide in a list. The whole card is one link. */
export function GuideCard({ type, date, downloads, featured = false, ...rest }: GuideCardProps) {
  return (
    <ResourceCard
      size="md"
      badges={
        <>
          <Badge hue={type.hue}>{type.label}</Badge>
          {featured && (
            <Badge>
              <Label name="featured">Featured</Label>
            </Badge>
          )}
        </>
      }
      facts={
        (date || downloads !== undefined) && (
          <>
            {date && <time dateTime={date.iso}>{date.text}</time>}{' '}
            {downloads !== undefined && (
              <span>
                <Label name={downloads === 1 ? 'download' : 'downloads'} count={downloads}>
                  {downloads === 1 ? '# download' : '# downloads'}
                </Label>
              </span>
            )}
          </>
        )
      }
      {...rest}
    />
  );
}
