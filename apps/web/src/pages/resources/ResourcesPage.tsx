import {
  blogCategories,
  isResourceType,
  parseResourceParams,
  resourceTypes,
  type ResourceParams,
  type ResourceType,
} from '@cornerbell/content';
import {
  ChipGroup,
  Container,
  Section,
  SelectField,
  Stack,
  TabNav,
  TextField,
} from '@cornerbell/ui';
import {
  useCallback,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Page } from '../../shell/page.ts';
import { useHydrated } from '../../shell/use-hydrated.ts';
import { NewsletterSection } from '../../newsletter/NewsletterSection.tsx';
import { categoryHues } from '../../library/hues.ts';
import { CallToAction } from '../../sections/CallToAction.tsx';
import { PageHero } from '../../sections/PageHero.tsx';
import { ResourceResults } from './ResourceResults.tsx';
import type { ResourcesData } from './resources.ts';
import * as styles from './ResourcesPage.css.ts';
import { ResultsBoundary } from './ResultsBoundary.tsx';
import { preloadSearch } from './use-shown.ts';
import { useFocusKey } from './use-focus-key.ts';
import { useQueryInAddress } from './use-query-in-address.ts';
import { viewHref } from './view-href.ts';

const noParams = new URLSearchParams();

/**
 * The view that the address asks for. The path of a list determines everything but the search; before hydration the query is ignored,
 * as it was when the page was prerendered.
 */
function useAddressedView({ type, category, page }: ResourcesData): ResourceParams {
  const [params] = useSearchParams();
  const addressed = parseResourceParams(useHydrated() ? params : noParams);
  if (type === 'all') return addressed;
  return {
    type,
    category,
    query: addressed.query,
    page: addressed.query === '' ? page : addressed.page,
  };
}

export const page: Page<ResourcesData> = function ResourcesPage({ data }) {
  const { hero, filters, closing } = data.copy;
  const { type, category, query, page: askedPage } = useAddressedView(data);
  const [typed, setTyped] = useState<string>();
  const navigate = useNavigate();
  const search = typed ?? query;
  const isAsAddressed = search.trim() === query;
  const shownPage = isAsAddressed ? askedPage : search.trim() === '' ? data.page : 1;
  const view = useMemo(
    () => ({ type, category, query: search, page: shownPage }),
    [type, category, search, shownPage],
  );
  // The field updates at once; the cards are deferred, and stay while data is fetched.
  const shownView = useDeferredValue(view);
  // Never updated: setting `defaultValue` again would lose the selection in the field.
  const [initialQuery] = useState(query);
  const field = useRef<HTMLInputElement>(null);
  const select = useRef<HTMLSelectElement>(null);
  const clear = useCallback(() => {
    setTyped('');
    // The focused button is removed.
    field.current?.focus();
    // There are no videos yet, so without a search the list would still be empty.
    if (type === 'videos') void navigate(viewHref({}));
  }, [navigate, type]);
  useQueryInAddress(typed, () => setTyped(undefined));
  useFocusKey(field);

  // The fields are uncontrolled, because React sets controlled ones back to the server's HTML.
  const isHydrated = useHydrated();
  const isInitialised = useRef(false);
  const chooseType = useEffectEvent((chosen: ResourceType, wanted: string) =>
    navigate(viewHref({ type: chosen, query: wanted })),
  );
  useEffect(() => {
    if (!isHydrated || !field.current || !select.current) return;
    const { value: early } = field.current;
    const [option] = select.current.selectedOptions;
    const isFirst = !isInitialised.current;
    isInitialised.current = true;
    // Input from before the hydration wins.
    if (isFirst && option && !option.defaultSelected && isResourceType(option.value))
      void chooseType(option.value, early);
    else select.current.value = type;
    if (isFirst && early !== '' && early !== search) setTyped(early);
    else if (early !== search) field.current.value = search;
  }, [isHydrated, search, type]);

  return (
    <>
      <PageHero title={hero.title} lead={hero.lead}>
        <TabNav
          label={hero.kindsLabel}
          items={resourceTypes.map(({ id, label }) => ({
            label,
            href: viewHref({ type: id, query: search }),
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
                  ref={field}
                  label={filters.searchLabel}
                  name="q"
                  type="search"
                  placeholder={filters.searchExample}
                  autoComplete="off"
                  aria-keyshortcuts="/"
                  defaultValue={initialQuery || undefined}
                  onChange={(event) => setTyped(event.currentTarget.value)}
                  onFocus={() => preloadSearch(data)}
                />
                <SelectField
                  ref={select}
                  label={filters.typeLabel}
                  defaultValue={type}
                  onChange={({ currentTarget: { value } }) => {
                    if (isResourceType(value))
                      void navigate(viewHref({ type: value, query: search }));
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
                  label={filters.categoryLabel}
                  items={[
                    {
                      label: filters.allCategoriesLabel,
                      href: viewHref({ type, query: search }),
                      current: category === undefined,
                    },
                    ...blogCategories.map(({ id, label }) => ({
                      label,
                      href: viewHref({ type, category: id, query: search }),
                      current: id === category,
                      hue: categoryHues[id],
                    })),
                  ]}
                />
              )}
            </Stack>
            <ResultsBoundary copy={data.copy.results.failed} view={shownView}>
              <ResourceResults data={data} view={shownView} onClear={clear} />
            </ResultsBoundary>
          </Stack>
        </Container>
      </Section>
      <NewsletterSection />
      <CallToAction {...closing} />
    </>
  );
};
