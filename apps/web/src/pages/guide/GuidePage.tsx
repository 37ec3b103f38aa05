import { Badge, ButtonLink } from '@cornerbell/ui';
import type { Page } from '../../page.ts';
import { ArticleBody } from '../../articles/ArticleBody.tsx';
import { ArticleHeader } from '../../articles/ArticleHeader.tsx';
import { facts } from '../../articles/facts.css.ts';
import { Neighbours } from '../../articles/Neighbours.tsx';
import { article } from '../../articles/progress.css.ts';
import { RelatedItems } from '../../articles/RelatedItems.tsx';
import { Downloads } from '../../downloads/Downloads.tsx';
import { NewsletterSection } from '../../newsletter/NewsletterSection.tsx';
import { Cover, ItemCard } from '../../library/ItemCard.tsx';
import { CallToAction } from '../../sections/CallToAction.tsx';
import { useCopy } from '../../shared/copy.ts';
import type { GuideData } from './data.ts';

export const page: Page<GuideData> = function GuidePage({
  data: {
    copy,
    guide,
    previewAlt,
    published,
    updated,
    html,
    contents,
    downloads,
    previous,
    next,
    related,
  },
}) {
  const { messages } = useCopy();
  return (
    <>
      <article className={article} data-paper="last">
        <ArticleHeader
          back={copy.backLink}
          title={guide.title}
          lead={guide.description}
          badges={
            <>
              <Badge hue={guide.badge.hue}>{guide.badge.label}</Badge>
              {guide.featured && <Badge>{messages.featuredLabel}</Badge>}
            </>
          }
          cover={
            <Cover image={guide.image} alt={previewAlt} slug={guide.slug} hue={guide.badge.hue} />
          }
        >
          <p className={facts}>
            <time dateTime={published.iso}>{published.text}</time>
            {updated && (
              <span>
                {copy.updatedLabel} <time dateTime={updated.iso}>{updated.text}</time>
              </span>
            )}
            {guide.downloads !== undefined && (
              <span>{`${guide.downloads} ${messages.downloadsUnit}`}</span>
            )}
          </p>
          <Downloads
            label={copy.downloadLabel}
            alsoLabel={copy.downloadAlsoLabel}
            files={downloads}
          >
            <ButtonLink href={copy.demoAction.href} variant="secondary">
              {copy.demoAction.label}
            </ButtonLink>
          </Downloads>
        </ArticleHeader>
        <ArticleBody contentsTitle={copy.contentsTitle} html={html} contents={contents} />
      </article>
      <Neighbours {...copy.neighbours} previous={previous} next={next} />
      <CallToAction {...copy.closing} />
      <RelatedItems title={copy.relatedTitle}>
        {related.map((other) => (
          <ItemCard key={other.id} item={other} />
        ))}
      </RelatedItems>
      <NewsletterSection guide={guide.slug} />
    </>
  );
};
