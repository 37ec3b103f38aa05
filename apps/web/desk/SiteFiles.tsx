import type { Redirect } from '@cornerbell/content/copy';
import * as styles from './SiteFiles.css.ts';
import { openInEditor } from './open-in-editor.ts';

/** Props of `SiteFiles`. */
export interface SiteFilesProps {
  /** The files that hold what pages say, by their paths in the content folder. */
  copyFiles: readonly string[];
  /** The addresses that have moved, each with the end of its chain. */
  redirects: readonly Redirect[];
  /** The content folder. */
  folder: string;
}

/** What belongs to no text: the addresses that have moved, and the copy of pages. */
export function SiteFiles({ copyFiles, redirects, folder }: SiteFilesProps) {
  return (
    <>
      <section aria-labelledby="redirects">
        <h2 id="redirects" className={styles.title}>
          Redirects
        </h2>
        <ul className={styles.lines}>
          {redirects.map(({ from, to }) => (
            <li key={from} className={styles.redirect}>
              <code>{from}</code>
              <span>
                → <a href={to}>{to}</a>
              </span>
            </li>
          ))}
        </ul>
      </section>
      {copyFiles.length > 0 && (
        <section aria-labelledby="copy" className={styles.further}>
          <h2 id="copy" className={styles.title}>
            Copy of pages
          </h2>
          <ul className={styles.lines}>
            {copyFiles.map((file) => (
              <li key={file}>
                <button
                  type="button"
                  className={styles.file}
                  onClick={() => openInEditor(folder, file)}
                >
                  {file}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
