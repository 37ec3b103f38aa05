import { Badge, ButtonLink } from '@cornerbell/ui';
import type { Page } from '../../page.ts';
import { Article } from '../../articles/Article.tsx';
import { Neighbours } from '../../articles/Neighbours.tsx';
import { RelatedItems } from '../../articles/RelatedItems.tsx';
import { Downloads } from '../../downloads/Downloads.tsx';
import { NewsletterSection } from '../../newsletter/NewsletterSection.tsx';
import { Cover, ItemCard } from '../../library/ItemCard.tsx';
import { CallToAction } from '../../sections/CallToAction.tsx';
import { useCopy } from '../../shared/copy.ts';
import type { GuideData } from './data.ts';

export const page: Page<GuideData> = function GuidePage({ data }) {
  const { copy, guide, previewAlt, downloads, previous, next, related } = data;
  const { messages } = useCopy();
  return (
    <>
      <Article
        data={data}
        title={guide.title}
        lead={guide.description}
        badges={
          <>
            <Badge hue={guide.badge.hue}>{guide.badge.label}</Badge>
            {guide.featured && <Badge>{messages.featuredLabel}</Badge>}
          </>
        }
        cover={
          <Cover
            image={guide.image}
            alt={previewAlt}
            sheet={guide.sheet}
            slug={guide.slug}
            hue={guide.badge.hue}
          />
        }
        count={
          guide.downloads !== undefined && (
            <span>{`${guide.downloads} ${messages.downloadsUnit}`}</span>
          )
        }
        actions={
          <Downloads
            label={copy.downloadLabel}
            alsoLabel={copy.downloadAlsoLabel}
            files={downloads}
          >
            <ButtonLink href={copy.demoAction.href} variant="secondary">
              {copy.demoAction.label}
            </ButtonLink>
          </Downloads>
        }
      />
      <Neighbours {...copy.neighbours} previous={previous} next={next} />
      <CallToAction {...copy.closing} />
      <RelatedItems title={copy.relatedTitle}>
        {related.map((other) => (
          <ItemCard key={other.id} item={other} />
        ))}
      </RelatedItems>
      <NewsletterSection />
    </>
  );
};
