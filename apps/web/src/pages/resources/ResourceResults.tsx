import type { ResourceParams } from '@cornerbell/content';
import { Button, Grid, Link } from '@cornerbell/ui';
import { memo } from 'react';
import { GuideItem, PostItem } from '../../library/items.tsx';
import { Announced } from './Announced.tsx';
import { ListPages } from './ListPages.tsx';
import { ResourceList } from './ResourceList.tsx';
import { markGuide, markPost } from './search-marks.tsx';
import type { ResourcesData } from './resources.ts';
import * as styles from './ResourcesPage.css.ts';
import { useShown } from './use-shown.ts';

interface ResourceResultsProps {
  /** The data of the document. */
  data: ResourcesData;
  /** The chosen filters. */
  view: ResourceParams;
  /** Called when the visitor clears the search. */
  onClear: () => void;
}

/** The cards of a view. Memoised, because typing renders the page more often than the view changes. */
export const ResourceResults = memo(function ResourceResults({
  data,
  view,
  onClear,
}: ResourceResultsProps) {
  const copy = data.copy.results;
  const { type, query } = view;
  const { page, posts, postCount, guides, guideCount } = useShown(data, view);
  const found = postCount + guideCount;
  const unit = copy.foundUnits[found === 1 ? 'one' : 'many'];
  const isOverview = type === 'all' && query.trim() === '';
  const postsTitle = copy.listTitles.blog[type === 'blog' ? 'alone' : 'all'];
  const guidesTitle = copy.listTitles.guides[type === 'guides' ? 'alone' : 'all'];

  return (
    <>
      <Announced text={isOverview ? '' : `${found} ${unit}`} />

      {isOverview && (
        <>
          <ResourceList title={copy.featuredPostsTitle}>
            <Grid columns={2} gap="lg">
              {data.featuredPosts.map((post) => (
                <PostItem key={post.id} post={post} size="md" />
              ))}
            </Grid>
          </ResourceList>
          <ResourceList title={copy.featuredGuidesTitle}>
            <Grid columns={3} min="narrow" gap="lg">
              {data.popularGuides.map((guide) => (
                <GuideItem key={guide.id} guide={guide} />
              ))}
            </Grid>
          </ResourceList>
        </>
      )}

      {posts.length > 0 && (
        <ResourceList title={postsTitle}>
          <Grid columns={3} gap="lg">
            {posts.map((post) => (
              <PostItem key={post.id} post={post} {...markPost(query, post)} />
            ))}
          </Grid>
          <ListPages
            copy={copy.paging}
            title={postsTitle}
            view={{ ...view, type: 'blog', page }}
            count={postCount}
          />
        </ResourceList>
      )}
      {guides.length > 0 && (
        <ResourceList title={guidesTitle}>
          <Grid columns={3} gap="lg">
            {guides.map((guide) => (
              <GuideItem key={guide.id} guide={guide} {...markGuide(query, guide)} />
            ))}
          </Grid>
          <ListPages
            copy={copy.paging}
            title={guidesTitle}
            view={{ ...view, type: 'guides', page }}
            count={guideCount}
          />
        </ResourceList>
      )}

      {found === 0 && (
        <div className={styles.empty}>
          <p className={styles.emptyText}>{copy.empty}</p>
          {query.trim() === '' && (
            <p className={styles.emptyText}>
              {copy.noneYet.text} <Link href="/resources">{copy.noneYet.linkLabel}</Link>.
            </p>
          )}
          <Button variant="secondary" onClick={onClear}>
            {copy.clearSearchLabel}
          </Button>
        </div>
      )}
    </>
  );
});
