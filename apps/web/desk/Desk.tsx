import type { ListedItem } from '@cornerbell/content/loader';
import {
  CheckboxField,
  Container,
  LinkProvider,
  SelectField,
  TabNav,
  TextField,
  type LinkProps,
} from '@cornerbell/ui';
import { useCallback, useEffect, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { Calendar } from './Calendar.tsx';
import * as styles from './Desk.css.ts';
import { DeskItem, Findings } from './DeskItem.tsx';
import { SiteFiles, type SiteFilesProps } from './SiteFiles.tsx';
import {
  kinds,
  orders,
  parts,
  readView,
  showItems,
  publishStates,
  viewHref,
  type DeskView,
} from './view.ts';

/** The response of `/desk/list.json`. */
interface DeskList {
  readonly asOf: string;
  /** The content folder, for opening files in the editor. */
  readonly folder: string;
  readonly siteName: string;
  readonly items: readonly ListedItem[];
  readonly elsewhere: ListedItem['findings'];
  /** The folder of the copy files of pages. */
  readonly copyFiles: readonly string[];
  readonly redirects: SiteFilesProps['redirects'];
}

/** The list and the time at which it was loaded, or the error. */
type Loaded =
  | { readonly list: DeskList; readonly version: number }
  | { readonly error: string }
  | undefined;

async function fetchList(): Promise<Loaded> {
  const response = await fetch('/desk/list.json');
  if (!response.ok) throw new Error(await response.text());
  return { list: (await response.json()) as DeskList, version: Date.now() };
}

const DeskLink = ({ href, ...rest }: Omit<LinkProps, 'ref'>) => <Link to={href} {...rest} />;

/** The author's desk: every item with its state and its findings. In development only. */
export function Desk() {
  const [loaded, setLoaded] = useState<Loaded>();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const view = readView(params);

  const load = useCallback(() => {
    fetchList().then(setLoaded, (error: unknown) => setLoaded({ error: String(error) }));
  }, []);

  useEffect(() => {
    load();
    // Shows changes when the author comes back from the editor.
    window.addEventListener('focus', load);
    return () => window.removeEventListener('focus', load);
  }, [load]);

  const hrefOf = (change: Partial<DeskView>) => viewHref({ ...view, ...change });
  const change = (changed: Partial<DeskView>) => {
    void navigate(hrefOf(changed), { replace: true });
  };

  return (
    <>
      <header data-theme="ink" className={styles.header}>
        <Container>
          <p className={styles.site}>{loaded && 'list' in loaded && loaded.list.siteName}</p>
          <h1 className={styles.title}>Author&apos;s desk</h1>
          {loaded && 'list' in loaded && <Counts list={loaded.list} onChoose={change} />}
        </Container>
      </header>
      <main className={styles.main}>
        <Container>
          {loaded === undefined && <p role="status">Reading the content …</p>}
          {loaded && 'error' in loaded && (
            <p role="alert" className={styles.failure}>
              The content could not be listed. {loaded.error}
            </p>
          )}
          {loaded && 'list' in loaded && (
            <>
              <LinkProvider component={DeskLink}>
                <TabNav
                  label="Parts of the desk"
                  className={styles.parts}
                  items={parts.map(({ id, label }) => ({
                    label,
                    href: hrefOf({ part: id }),
                    current: id === view.part,
                  }))}
                />
                {view.part === 'calendar' && (
                  <Calendar
                    items={loaded.list.items}
                    asOf={loaded.list.asOf}
                    month={view.month ?? loaded.list.asOf.slice(0, 7)}
                    monthHref={(month) => hrefOf({ month })}
                    itemHref={({ file }) =>
                      viewHref({ ...readView(new URLSearchParams()), query: file })
                    }
                  />
                )}
              </LinkProvider>
              {view.part === 'texts' && (
                <Items list={loaded.list} version={loaded.version} view={view} onChange={change} />
              )}
              {view.part === 'site' && (
                <SiteFiles
                  redirects={loaded.list.redirects}
                  files={loaded.list.copyFiles}
                  folder={loaded.list.folder}
                />
              )}
            </>
          )}
        </Container>
      </main>
    </>
  );
}

function Counts({
  list: { asOf, items },
  onChoose,
}: {
  list: DeskList;
  onChoose: (part: Partial<DeskView>) => void;
}) {
  const present = publishStates
    .map((publishState) => ({
      publishState,
      count: items.filter((item) => item.publishState === publishState).length,
    }))
    .filter(({ count }) => count > 0);
  return (
    <p className={styles.counts}>
      <span>As of {asOf}</span>
      {present.map(({ publishState, count }) => (
        <button
          key={publishState}
          type="button"
          className={styles.count}
          onClick={() => onChoose({ part: 'texts', publishState })}
        >
          <strong className={styles.number}>{count}</strong> {publishState}
        </button>
      ))}
    </p>
  );
}

interface Option<Id extends string> {
  readonly id: Id;
  readonly label: string;
}

const all = { id: 'all', label: 'All' } as const;

const optionOf = <Id extends string>(id: Id): Option<Id> => ({
  id,
  label: id.charAt(0).toUpperCase() + id.slice(1),
});

interface ChoiceProps<Id extends string> {
  label: string;
  value: Id;
  options: readonly Option<Id>[];
  onChange: (id: Id) => void;
}

function Choice<Id extends string>({ label, value, options, onChange }: ChoiceProps<Id>) {
  const choose = (chosen: string) => {
    const option = options.find(({ id }) => id === chosen);
    if (option) onChange(option.id);
  };
  return (
    <SelectField label={label} value={value} onChange={({ target }) => choose(target.value)}>
      {options.map((option) => (
        <option key={option.id} value={option.id}>
          {option.label}
        </option>
      ))}
    </SelectField>
  );
}

function Items({
  list: { items, elsewhere, folder, siteName },
  version,
  view,
  onChange,
}: {
  list: DeskList;
  version: number;
  view: DeskView;
  onChange: (part: Partial<DeskView>) => void;
}) {
  const shown = showItems(items, view);
  return (
    <>
      <form role="search" className={styles.tools} onSubmit={(event) => event.preventDefault()}>
        <TextField
          label="Search"
          type="search"
          value={view.query}
          onChange={({ target }) => onChange({ query: target.value })}
        />
        <Choice
          label="State"
          value={view.publishState}
          options={[all, ...publishStates.map(optionOf)]}
          onChange={(publishState) => onChange({ publishState })}
        />
        <Choice
          label="Kind"
          value={view.kind}
          options={[all, ...kinds.map(optionOf)]}
          onChange={(kind) => onChange({ kind })}
        />
        <Choice
          label="Sort"
          value={view.order}
          options={orders}
          onChange={(order) => onChange({ order })}
        />
        <CheckboxField
          label="Only what is to fix"
          checked={view.toFix}
          onChange={({ target }) => onChange({ toFix: target.checked })}
        />
      </form>
      <p role="status" className={styles.shown}>
        {shown.length} of {items.length} texts
      </p>
      <ul className={styles.list}>
        {shown.map((item) => (
          <li key={item.file}>
            <DeskItem item={item} folder={folder} siteName={siteName} version={version} />
          </li>
        ))}
      </ul>
      {elsewhere.length > 0 && (
        <section aria-labelledby="elsewhere" className={styles.elsewhere}>
          <h2 id="elsewhere" className={styles.heading}>
            To fix elsewhere
          </h2>
          <Findings findings={elsewhere} folder={folder} />
        </section>
      )}
    </>
  );
}
