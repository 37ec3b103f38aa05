import { guidePage as words } from '@cornerbell/content/site';
import { Badge, ButtonLink } from '@cornerbell/ui';
import type { Page } from '../../shell/page.ts';
import { ArticleBody } from '../../articles/ArticleBody.tsx';
import { ArticleHeader } from '../../articles/ArticleHeader.tsx';
import { facts } from '../../articles/facts.css.ts';
import { Neighbours } from '../../articles/Neighbours.tsx';
import { article } from '../../articles/progress.css.ts';
import { articleTitle } from '../../articles/article-title.ts';
import { RelatedItems } from '../../articles/RelatedItems.tsx';
import { Downloads } from '../../downloads/Downloads.tsx';
import { Cover, GuideItem } from '../../library/items.tsx';
import { CallToAction } from '../../sections/CallToAction.tsx';
import type { GuideData } from './data.ts';

const features = { checkboxes: true, blanks: true };

function GuidePage({
  data: {
    guide,
    previewAlt,
    published,
    updated,
    content,
    contents,
    downloads,
    previous,
    next,
    related,
  },
}: {
  data: GuideData;
}) {
  return (
    <>
      <article className={article}>
        <ArticleHeader
          back={words.backLink}
          title={guide.title}
          lead={guide.description}
          badges={
            <>
              <Badge hue={guide.badge.hue}>{guide.badge.label}</Badge>
              {guide.featured && <Badge>{words.featuredLabel}</Badge>}
            </>
          }
          cover={
            <Cover
              image={guide.previewImage}
              alt={previewAlt}
              slug={guide.slug}
              hue={guide.badge.hue}
            />
          }
        >
          <p className={facts}>
            <time dateTime={published.iso}>{published.text}</time>
            {updated && (
              <span>
                {words.updatedLabel} <time dateTime={updated.iso}>{updated.text}</time>
              </span>
            )}
            {guide.downloads !== undefined && (
              <span>{`${guide.downloads} ${words.downloadsUnit}`}</span>
            )}
          </p>
          <Downloads
            label={words.downloadLabel}
            alsoLabel={words.downloadAlsoLabel}
            files={downloads}
          >
            <ButtonLink href={words.demoAction.href} emphasis="secondary">
              {words.demoAction.label}
            </ButtonLink>
          </Downloads>
        </ArticleHeader>
        <ArticleBody source={content} contents={contents} features={features} />
      </article>
      <Neighbours {...words.neighbours} previous={previous} next={next} />
      <CallToAction {...words.closing} />
      <RelatedItems title={words.relatedTitle}>
        {related.map((other) => (
          <GuideItem key={other.id} guide={other} />
        ))}
      </RelatedItems>
    </>
  );
}

export const page: Page<GuideData> = {
  head: ({ guide, unlisted = false }) => ({
    title: articleTitle(guide.title),
    description: guide.description,
    noindex: unlisted,
  }),
  Component: GuidePage,
};
