import { guidePage as words } from '@cornerbell/content/site';
import { Badge, ButtonLink } from '@cornerbell/ui';
import type { Page } from '../../app/page.ts';
import { Rest } from '../../app/Rest.tsx';
import { ArticleBody } from '../../features/article/ArticleBody.tsx';
import { ArticleHeader } from '../../features/article/ArticleHeader.tsx';
import { articleTitle } from '../../features/article/article-title.ts';
import { RelatedItems } from '../../features/article/RelatedItems.tsx';
import { Cover, GuideItem } from '../../features/resources/items.tsx';
import { CallToAction } from '../../features/sections/CallToAction.tsx';
import type { GuideData } from './guide.data.ts';
import * as styles from './GuidePage.css.ts';

function GuidePage({
  data: { guide, published, content, contents, related },
}: {
  data: GuideData;
}) {
  return (
    <>
      <article>
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
          cover={<Cover image={guide.previewImage} slug={guide.slug} hue={guide.badge.hue} />}
        >
          <p className={styles.facts}>
            <time dateTime={published.iso}>{published.text}</time>
            {guide.downloads !== undefined && <span>{guide.downloads} downloads</span>}
          </p>
          <div className={styles.actions}>
            <ButtonLink href={`${guide.href}.md`} download={`${guide.slug}.md`}>
              {words.downloadLabel}
            </ButtonLink>
            <ButtonLink href={words.demoAction.href} emphasis="secondary">
              {words.demoAction.label}
            </ButtonLink>
          </div>
        </ArticleHeader>
        <Rest>
          <ArticleBody source={content} contents={contents} features={{ checkboxes: true }} />
        </Rest>
      </article>
      <Rest>
        <CallToAction {...words.closing} />
        <RelatedItems title={words.relatedTitle}>
          {related.map((other) => (
            <GuideItem key={other.id} guide={other} />
          ))}
        </RelatedItems>
      </Rest>
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
