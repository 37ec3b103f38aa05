import { Avatar, Badge, Stack, Text } from '@cornerbell/ui';
import { useCopy } from '../../shared/copy.ts';
import type { Page } from '../../page.ts';
import { NewsletterSection } from '../../newsletter/NewsletterSection.tsx';
import { AuthorCard } from '../../articles/AuthorCard.tsx';
import { ArticleBody } from '../../articles/ArticleBody.tsx';
import { ArticleHeader } from '../../articles/ArticleHeader.tsx';
import { facts } from '../../articles/facts.css.ts';
import { Neighbours } from '../../articles/Neighbours.tsx';
import { article } from '../../articles/progress.css.ts';
import { RelatedItems } from '../../articles/RelatedItems.tsx';
import { ShareButton } from '../../share/ShareButton.tsx';
import { Cover, ItemCard } from '../../library/ItemCard.tsx';
import { CallToAction } from '../../sections/CallToAction.tsx';
import type { PostData } from './data.ts';
import * as styles from './PostPage.css.ts';

export const page: Page<PostData> = function PostPage({
  data: {
    copy,
    post,
    coverAlt,
    author,
    published,
    updated,
    tags,
    html,
    contents,
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
          title={post.title}
          badges={
            <>
              <Badge hue={post.badge.hue}>{post.badge.label}</Badge>
              {tags.map((tag) => (
                <Badge key={tag}>{tag}</Badge>
              ))}
            </>
          }
          cover={<Cover image={post.image} alt={coverAlt} slug={post.slug} hue={post.badge.hue} />}
        >
          <Stack direction="row" gap="sm" align="center">
            <Avatar name={author.name} src={author.avatar} aria-hidden="true" />
            <div>
              <p className={styles.authorName}>{author.name}</p>
              <Text size="sm" tone="muted">
                {author.title}
              </Text>
            </div>
          </Stack>
          <p className={facts}>
            <time dateTime={published.iso}>{published.text}</time>
            {updated && (
              <span>
                {copy.updatedLabel} <time dateTime={updated.iso}>{updated.text}</time>
              </span>
            )}
            <span>{`${post.readTime} ${messages.readTimeUnit}`}</span>
          </p>
          <ShareButton title={post.title} label={copy.shareLabel} />
        </ArticleHeader>
        <ArticleBody contentsTitle={copy.contentsTitle} html={html} contents={contents}>
          <AuthorCard label={copy.authorLabel} author={author} />
        </ArticleBody>
      </article>
      <Neighbours {...copy.neighbours} previous={previous} next={next} />
      <CallToAction {...copy.closing} />
      <RelatedItems title={copy.relatedTitle}>
        {related.map((other) => (
          <ItemCard key={other.id} item={other} size="sm" />
        ))}
      </RelatedItems>
      <NewsletterSection />
    </>
  );
};
