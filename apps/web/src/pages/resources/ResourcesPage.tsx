import {
  blogCategories,
  displayLimits,
  filterResources,
  isResourceType,
  parseResourceParams,
  resourceHref,
  resourceTypes,
} from '@cornerbell/content';
import {
  pages,
  resourceListTitles as titles,
  resourcesClosing,
  resourcesPage as words,
} from '@cornerbell/content/site';
import {
  Button,
  ChipGroup,
  Container,
  Grid,
  Section,
  SelectField,
  Stack,
  TabNav,
  TextField,
  VisuallyHidden,
} from '@cornerbell/ui';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Page } from '../../app/page.ts';
import { useHydrated } from '../../app/use-hydrated.ts';
import { NewsletterSection } from '../../features/newsletter/NewsletterSection.tsx';
import { categoryHues } from '../../features/resources/hues.ts';
import { GuideItem, PostItem } from '../../features/resources/items.tsx';
import { CallToAction } from '../../features/sections/CallToAction.tsx';
import { PageHero } from '../../features/sections/PageHero.tsx';
import { ResourceList } from './ResourceList.tsx';
import type { ResourcesData } from './resources.data.ts';
import * as styles from './ResourcesPage.css.ts';

const noParams = new URLSearchParams();

/** The filter in the address. The prerendered page shows everything, whatever the address says. */
function useResourceParams() {
  const [params] = useSearchParams();
  return parseResourceParams(useHydrated() ? params : noParams);
}

function ResourcesPage({ data }: { data: ResourcesData }) {
  const { type, category, query } = useResourceParams();
  const [typed, setTyped] = useState<string>();
  const navigate = useNavigate();
  const search = typed ?? query;
  const { posts, guides } = filterResources(data, { type, category, query: search });
  const found = posts.length + guides.length;
  const isOverview = type === 'all' && search.trim() === '';

  return (
    <>
      <PageHero title={words.title} lead={words.lead}>
        <TabNav
          label="Resources by kind"
          items={resourceTypes.map(({ id, label }) => ({
            label,
            href: resourceHref({ type: id }),
            current: id === type,
          }))}
        />
      </PageHero>

      <Section>
        <Container>
          <Stack gap="xxxl">
            <Stack gap="lg">
              <form
                role="search"
                className={styles.filters}
                onSubmit={(event) => event.preventDefault()}
              >
                <TextField
                  label={words.searchLabel}
                  name="q"
                  type="search"
                  placeholder="Attendance, sparring, pricing"
                  autoComplete="off"
                  value={search}
                  onChange={(event) => setTyped(event.currentTarget.value)}
                />
                <SelectField
                  label="Type"
                  value={type}
                  onChange={({ currentTarget: { value } }) => {
                    if (isResourceType(value)) void navigate(resourceHref({ type: value }));
                  }}
                >
                  {resourceTypes.map(({ id, label }) => (
                    <option key={id} value={id}>
                      {label}
                    </option>
                  ))}
                </SelectField>
              </form>
              {type === 'blog' && (
                <ChipGroup
                  label="Category"
                  items={[
                    {
                      label: words.allCategoriesLabel,
                      href: resourceHref({ type }),
                      current: category === undefined,
                    },
                    ...blogCategories.map(({ id, label }) => ({
                      label,
                      href: resourceHref({ type, category: id }),
                      current: id === category,
                      hue: categoryHues[id],
                    })),
                  ]}
                />
              )}
              <VisuallyHidden role="status">
                {isOverview ? '' : `${found} ${found === 1 ? 'resource' : 'resources'}`}
              </VisuallyHidden>
            </Stack>

            {isOverview && (
              <>
                <ResourceList title={words.featuredPostsTitle}>
                  <Grid columns={2} gap="lg">
                    {data.posts
                      .filter(({ featured }) => featured)
                      .slice(0, displayLimits.featuredPosts)
                      .map((post) => (
                        <PostItem key={post.id} post={post} size="regular" />
                      ))}
                  </Grid>
                </ResourceList>
                <ResourceList title={words.featuredGuidesTitle}>
                  <Grid columns={3} gap="lg">
                    {data.guides
                      .filter(({ featured }) => featured)
                      .slice(0, displayLimits.popularGuides)
                      .map((guide) => (
                        <GuideItem key={guide.id} guide={guide} />
                      ))}
                  </Grid>
                </ResourceList>
              </>
            )}

            {posts.length > 0 && (
              <ResourceList title={titles.posts[type === 'blog' ? 'alone' : 'all']}>
                <Grid columns={3} gap="lg">
                  {posts.map((post) => (
                    <PostItem key={post.id} post={post} />
                  ))}
                </Grid>
              </ResourceList>
            )}
            {guides.length > 0 && (
              <ResourceList title={titles.guides[type === 'guides' ? 'alone' : 'all']}>
                <Grid columns={3} gap="lg">
                  {guides.map((guide) => (
                    <GuideItem key={guide.id} guide={guide} />
                  ))}
                </Grid>
              </ResourceList>
            )}

            {found === 0 && (
              <div className={styles.empty}>
                <p className={styles.emptyText}>{words.empty}</p>
                <Button emphasis="secondary" onClick={() => setTyped('')}>
                  {words.clearSearchLabel}
                </Button>
              </div>
            )}
          </Stack>
        </Container>
      </Section>

      <NewsletterSection />
      <CallToAction {...resourcesClosing} />
    </>
  );
}

export const page: Page<ResourcesData> = {
  head: () => pages['/resources'],
  Component: ResourcesPage,
};
