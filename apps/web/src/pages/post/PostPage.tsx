import { Avatar, Badge, Stack, Text } from '@cornerbell/ui';
import { useCopy } from '../../shared/copy.ts';
import type { Page } from '../../page.ts';
import { NewsletterSection } from '../../newsletter/NewsletterSection.tsx';
import { Article } from '../../articles/Article.tsx';
import { AuthorCard } from '../../articles/AuthorCard.tsx';
import { Neighbours } from '../../articles/Neighbours.tsx';
import { RelatedItems } from '../../articles/RelatedItems.tsx';
import { Downloads } from '../../downloads/Downloads.tsx';
import { ShareButton } from '../../share/ShareButton.tsx';
import { Cover, ItemCard } from '../../library/ItemCard.tsx';
import { CallToAction } from '../../sections/CallToAction.tsx';
import type { PostData } from './data.ts';
import * as styles from './PostPage.css.ts';

export const page: Page<PostData> = function PostPage({ data }) {
  const { copy, post, coverAlt, author, tags, downloads, previous, next, related } = data;
  const { messages } = useCopy();
  return (
    <>
      <Article
        data={data}
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
        author={
          <Stack direction="row" gap="sm" align="center">
            <Avatar name={author.name} src={author.avatar} aria-hidden="true" />
            <div>
              <p className={styles.authorName}>{author.name}</p>
              <Text size="sm" tone="muted">
                {author.title}
              </Text>
            </div>
          </Stack>
        }
        count={<span>{`${post.readTime} ${messages.readTimeUnit}`}</span>}
        actions={
          <Downloads
            label={copy.downloadLabel}
            alsoLabel={copy.downloadAlsoLabel}
            files={downloads}
          >
            <ShareButton title={post.title} label={copy.shareLabel} />
          </Downloads>
        }
      >
        <AuthorCard label={copy.authorLabel} author={author} />
      </Article>
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
