import type { ListedItem, ListedLink } from '@cornerbell/content/loader';
import { Button, ButtonLink, StatusTag, type StatusTone } from '@cornerbell/ui';
import type { ReactNode } from 'react';
import * as styles from './DeskItem.css.ts';
import { openInEditor } from './open-in-editor.ts';
import { SocialCard } from './SocialCard.tsx';

const tones: Readonly<Record<ListedItem['publishState'], StatusTone>> = {
  published: 'good',
  scheduled: 'accent',
  unlisted: 'neutral',
  draft: 'warn',
  broken: 'bad',
};

const hasPage = ({ publishState, kind }: ListedItem) =>
  publishState === 'published' || (publishState === 'unlisted' && kind !== 'question');

interface DeskItemProps {
  item: ListedItem;
  /** The content folder, for opening files in the editor. */
  folder: string;
  siteName: string;
  /** The version of the content, for `SocialCard`. */
  version: number;
}

/** One item: a line that opens to its previews, findings, links and uses. */
export function DeskItem({ item, folder, siteName, version }: DeskItemProps) {
  const { title, publishState, kind, label, date, words, minutes, findings, linksIn, linksOut } =
    item;
  const facts = [
    kind,
    label,
    date,
    ...(words > 0 ? [`${words} words`, `${minutes} min`] : []),
    ...(publishState === 'broken' ? [] : [`Links: ${linksIn.length} in, ${linksOut.length} out`]),
  ].filter((fact) => fact !== '');
  return (
    <details className={styles.root}>
      <summary className={styles.summary}>
        <StatusTag tone={tones[publishState]} className={styles.state}>
          {publishState}
        </StatusTag>
        <span className={styles.title}>{title}</span>
        <span className={styles.facts}>{facts.join(' · ')}</span>
        <span className={styles.findings} data-open={findings.length > 0}>
          {findings.length === 0 ? 'nothing to fix' : `${findings.length} to fix`}
        </span>
      </summary>
      <div className={styles.body}>
        <p className={styles.actions}>
          <Button onClick={() => openInEditor(folder, item.file)}>Open in the editor</Button>
          {hasPage(item) && (
            <ButtonLink href={item.address} variant="secondary">
              Open the page
            </ButtonLink>
          )}
          <code className={styles.file}>{item.file}</code>
        </p>
        {publishState !== 'broken' && kind !== 'question' && (
          <div className={styles.previews}>
            <Part title="Search result">
              <div className={styles.result}>
                <p className={styles.resultAddress}>
                  {siteName} › {item.address.split('/').filter(Boolean).join(' › ')}
                </p>
                <p className={styles.resultTitle}>{title}</p>
                <p className={styles.resultText}>{item.description}</p>
              </div>
              <p className={styles.length}>
                Title {title.length} of 60, description {item.description.length} of 155 characters
              </p>
            </Part>
            <Part title="Social card">
              <SocialCard key={version} path={item.address} title={title} version={version} />
            </Part>
          </div>
        )}
        {findings.length > 0 && (
          <Part title="To fix">
            <Findings findings={findings} folder={folder} />
          </Part>
        )}
        {publishState !== 'broken' && (
          <div className={styles.columns}>
            <Part title="Links in">
              <Links links={linksIn} empty="No text links here." />
            </Part>
            <Part title="Links out">
              <Links links={linksOut} empty="It links to nothing." />
            </Part>
            <Part title="Used in">
              {item.usedIn.length === 0 ? (
                <p className={styles.none}>No list, header or other page shows it.</p>
              ) : (
                <ul className={styles.lines}>
                  {item.usedIn.map((use) => (
                    <li key={use}>{use}</li>
                  ))}
                </ul>
              )}
            </Part>
          </div>
        )}
      </div>
    </details>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2 className={styles.partTitle}>{title}</h2>
      {children}
    </section>
  );
}

function Links({ links, empty }: { links: readonly ListedLink[]; empty: string }) {
  if (links.length === 0) return <p className={styles.none}>{empty}</p>;
  return (
    <ul className={styles.lines}>
      {[...new Map(links.map((link) => [`${link.address} ${link.label}`, link]))].map(
        ([key, { address, label }]) => (
          <li key={key}>
            <a href={address}>{label}</a>
          </li>
        ),
      )}
    </ul>
  );
}

/** A list of findings; each opens its position in the editor. */
export function Findings({
  findings,
  folder,
}: {
  findings: ListedItem['findings'];
  folder: string;
}) {
  return (
    <ul className={styles.lines}>
      {findings.map(({ file, line, column, severity = 'error', rule, message }) => (
        <li key={`${file}:${line}:${column} ${rule} ${message}`}>
          <button
            type="button"
            className={styles.finding}
            data-severity={severity}
            onClick={() => openInEditor(folder, file, line, column)}
          >
            <span className={styles.position}>
              {file}:{line}:{column}
            </span>{' '}
            {severity} {rule}: {message}
          </button>
        </li>
      ))}
    </ul>
  );
}
