import {
  blogCategories,
  isResourceType,
  listPathOf,
  pagePaths,
  parseResourceParams,
  resourceHref,
  resourceTypes,
  type ResourceType,
} from '@cornerbell/content';
import { Container, Link, Section, SelectField, Stack, TabNav, TextField } from '@cornerbell/ui';
import {
  startTransition,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
} from 'react';
import { useNavigate } from 'react-router-dom';
import { restoreFocus } from '../../forms/restore-form.ts';
import { categoryHues } from '../../library/hues.ts';
import { usePageCache } from '../../navigation/page-cache.tsx';
import { NewsletterSection } from '../../newsletter/NewsletterSection.tsx';
import { CallToAction } from '../../sections/CallToAction.tsx';
import { PageHero } from '../../sections/PageHero.tsx';
import type { Page } from '../../page.ts';
import { useShownLocation } from '../../shared/shown-location.ts';
import { useHydrated } from '../../shared/use-hydrated.ts';
import { ResourceResults } from './ResourceResults.tsx';
import type { ResourcesData } from './data.ts';
import * as styles from './ResourcesPage.css.ts';
import { useSearchText } from './use-search-text.ts';

/** Focuses the search field on `/`, unless the visitor is typing or holds a modifier key. */
function useFocusKey(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isTyping = document.activeElement?.matches('input, textarea, select');
      if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [field]);
}

/** The address of the document that lists a type. */
const documentHref = (type: ResourceType) =>
  type === 'blog' || type === 'guides' ? listPathOf[type] : resourceHref({ type });

export const page: Page<ResourcesData> = function ResourcesPage({ data }) {
  const { hero, filters, closing } = data.copy;
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const { search } = useShownLocation();
  // The prerendered HTML does not know the query.
  const addressed = parseResourceParams(new URLSearchParams(isHydrated ? search : ''), data.type);
  const { type, category } = addressed;
  const [query, setQuery, updateAddress] = useSearchText(addressed.query);
  const [shownQuery, setShownQuery] = useState(query);
  // Not `useDeferredValue`, which would wait for the next page while it is loading.
  useEffect(() => startTransition(() => setShownQuery(query)), [query]);
  const field = useRef<HTMLInputElement>(null);
  const select = useRef<HTMLSelectElement>(null);
  const staysEmpty = type === 'videos' || query.trim() === '';
  const clear = useCallback(() => {
    setQuery('');
    // The focused button is removed.
    field.current?.focus();
    // Without a search, too, there would be nothing to show.
    if (staysEmpty) void navigate(resourceHref({}));
  }, [setQuery, staysEmpty, navigate]);
  useFocusKey(field);

  // Filtering leads from the document of one type to that of all, which no link preloads.
  const pages = usePageCache();
  useEffect(() => {
    if (data.type !== 'all') void pages.preload(pagePaths.resources);
  }, [data.type, pages]);

  useLayoutEffect(() => restoreFocus(field.current?.form), []);

  // Uncontrolled, because hydration resets controlled fields. Text typed before it wins.
  const isInputRead = useRef(false);
  const updateFields = useEffectEvent(() => {
    if (!field.current || !select.current) return;
    const typed = isInputRead.current ? '' : field.current.value;
    const chosen = isInputRead.current ? data.type : select.current.value;
    isInputRead.current = true;
    if (chosen !== data.type && isResourceType(chosen))
      void navigate(resourceHref({ type: chosen, query: typed || query }));
    else select.current.value = type;
    if (typed !== '') setQuery(typed);
    else if (field.current.value.trim() !== query.trim()) field.current.value = query;
  });
  useEffect(() => {
    if (isHydrated) updateFields();
  }, [isHydrated, query, type]);

  return (
    <>
      <PageHero title={data.heading} lead={hero.lead}>
        <TabNav
          label={hero.kindsLabel}
          items={resourceTypes.map(({ id, label }) => ({
            label,
            // Without JavaScript, each list is a document of its own.
            href: isHydrated ? resourceHref({ type: id, query }) : documentHref(id),
            current: id === type,
          }))}
        />
        <Link href="#newsletter">{hero.newsletterLabel}</Link>
      </PageHero>

      <Section>
        <Container>
          <Stack gap="xxxl">
            <Stack gap="lg" className={styles.scripted}>
              <form
                role="search"
                className={styles.filters}
                // Otherwise, Back restores text that contradicts the address.
                autoComplete="off"
                onSubmit={(event) => event.preventDefault()}
              >
                <TextField
                  ref={field}
                  label={filters.searchLabel}
                  name="q"
                  type="search"
                  placeholder={filters.searchExample}
                  aria-keyshortcuts="/"
                  maxLength={200}
                  onChange={(event) => setQuery(event.currentTarget.value)}
                  // Before a link is followed, so that Back finds the search.
                  onBlur={updateAddress}
                />
                <SelectField
                  ref={select}
                  label={filters.typeLabel}
                  defaultValue={data.type}
                  onChange={({ currentTarget: { value } }) => {
                    if (isResourceType(value)) void navigate(resourceHref({ type: value, query }));
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
                <TabNav
                  variant="chips"
                  label={filters.categoryLabel}
                  items={[
                    {
                      label: filters.allCategoriesLabel,
                      href: resourceHref({ type, query }),
                      current: category === undefined,
                    },
                    ...blogCategories.map(({ id, label }) => ({
                      label,
                      href: resourceHref({ type, category: id, query }),
                      current: id === category,
                      hue: categoryHues[id],
                    })),
                  ]}
                />
              )}
            </Stack>
            <ResourceResults
              data={data}
              type={type}
              category={category}
              query={shownQuery}
              onClear={clear}
            />
          </Stack>
        </Container>
      </Section>
      <NewsletterSection />
      <CallToAction {...closing} />
    </>
  );
};
