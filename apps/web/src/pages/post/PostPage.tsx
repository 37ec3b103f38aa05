import { articleWords, postPage as words } from '@cornerbell/content/site';
import { Avatar, Badge } from '@cornerbell/ui';
import type { Page } from '../../shell/page.ts';
import { NewsletterSection } from '../../newsletter/NewsletterSection.tsx';
import { AuthorCard } from '../../articles/AuthorCard.tsx';
import { ArticleBody } from '../../articles/ArticleBody.tsx';
import { ArticleHeader } from '../../articles/ArticleHeader.tsx';
import { facts } from '../../articles/facts.css.ts';
import { Neighbours } from '../../articles/Neighbours.tsx';
import { article } from '../../articles/progress.css.ts';
import { RelatedItems } from '../../articles/RelatedItems.tsx';
import { ShareButton } from '../../share/ShareButton.tsx';
import { Cover, PostItem } from '../../library/items.tsx';
import { CallToAction } from '../../sections/CallToAction.tsx';
import { articleTitle } from '../../articles/article-title.ts';
import type { PostData } from './data.ts';
import * as styles from './PostPage.css.ts';

function PostPage({
  data: {
    post,
    coverAlt,
    author,
    published,
    updated,
    tags,
    content,
    contents,
    previous,
    next,
    related,
  },
}: {
  data: PostData;
}) {
  return (
    <>
      <article className={article}>
        <ArticleHeader
          back={words.backLink}
          title={post.title}
          badges={
            <>
              <Badge hue={post.badge.hue}>{post.badge.label}</Badge>
              {tags.map((tag) => (
                <Badge key={tag}>{tag}</Badge>
              ))}
            </>
          }
          cover={
            <Cover image={post.coverImage} alt={coverAlt} slug={post.slug} hue={post.badge.hue} />
          }
        >
          <div className={styles.author}>
            <Avatar name={author.name} src={author.avatar} aria-hidden="true" />
            <div>
              <p className={styles.authorName}>{author.name}</p>
              <p className={styles.authorTitle}>{author.title}</p>
            </div>
          </div>
          <p className={facts}>
            <time dateTime={published.iso}>{published.text}</time>
            {updated && (
              <span>
                {words.updatedLabel} <time dateTime={updated.iso}>{updated.text}</time>
              </span>
            )}
            <span>{`${post.readTime} ${articleWords.readTimeUnit}`}</span>
          </p>
          <ShareButton title={post.title} label={words.shareLabel} />
        </ArticleHeader>
        <ArticleBody source={content} contents={contents}>
          <AuthorCard label={words.authorLabel} author={author} />
        </ArticleBody>
      </article>
      <Neighbours {...words.neighbours} previous={previous} next={next} />
      <CallToAction {...words.closing} />
      <RelatedItems title={words.relatedTitle}>
        {related.map((other) => (
          <PostItem key={other.id} post={other} size="small" headingLevel={3} />
        ))}
      </RelatedItems>
      <NewsletterSection />
    </>
  );
}

export const page: Page<PostData> = {
  head: ({ post, unlisted = false }) => ({
    title: articleTitle(post.title),
    description: post.excerpt,
    noindex: unlisted,
  }),
  Component: PostPage,
};
