import * as styles from './SiteFiles.css.ts';
import { openInEditor } from './open-in-editor.ts';

/** Props of `SiteFiles`. */
export interface SiteFilesProps {
  /** The redirects, each with its line in `site/redirects.txt`. */
  redirects: readonly { readonly from: string; readonly to: string; readonly line: number }[];
  /** The copy files of pages, by their paths in the folder. */
  files: readonly string[];
  folder: string;
}

/** The redirects and the copy files of pages; each opens in the editor. */
export function SiteFiles({ redirects, files, folder }: SiteFilesProps) {
  return (
    <>
      <section aria-labelledby="redirects">
        <h2 id="redirects" className={styles.title}>
          Redirects
        </h2>
        <ul className={styles.lines}>
          {redirects.map(({ from, to, line }) => (
            <li key={from} className={styles.redirect}>
              <button
                type="button"
                className={styles.file}
                onClick={() => openInEditor(folder, 'site/redirects.txt', line)}
              >
                {from}
              </button>
              <span>
                → <a href={to}>{to}</a>
              </span>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="copy" className={styles.further}>
        <h2 id="copy" className={styles.title}>
          Copy of pages
        </h2>
        <ul className={styles.lines}>
          {files.map((file) => (
            <li key={file} className={styles.line}>
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
    </>
  );
}
