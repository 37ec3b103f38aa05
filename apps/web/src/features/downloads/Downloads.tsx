import { ButtonLink, Link } from '@cornerbell/ui';
import { Fragment, useId } from 'react';
import type { Download } from './download.ts';
import * as styles from './Downloads.css.ts';

/** A file with its size for people. */
export interface OfferedDownload extends Omit<Download, 'bytes'> {
  /** Such as `59 kB`. */
  readonly size: string;
}

/** Props of `Downloads`. */
export interface DownloadsProps {
  /** The words on the button. */
  label: string;
  /** What stands before the further files. */
  alsoLabel: string;
  /** What is offered; the first file that is meant for paper as it is used in the United States goes to the button. */
  files: readonly OfferedDownload[];
}

/** Says what a file is: `PDF, Letter, 59 kB`. */
const describe = ({ format, label, size }: OfferedDownload) => `${format}, ${label}, ${size}`;

/** The button that downloads a guide, and links to its further formats. Needs no JavaScript. Specification §2. */
export function Downloads({ label, alsoLabel, files }: DownloadsProps) {
  const factsId = useId();
  const main = files.find((file) => file.label === 'Letter') ?? files[0];
  if (!main) return null;
  const others = files.filter((file) => file !== main);
  return (
    <div className={styles.root}>
      <ButtonLink href={main.href} download={main.name} aria-describedby={factsId}>
        {label}
      </ButtonLink>
      <p className={styles.facts}>
        <span id={factsId}>{describe(main)}</span>
        {others.length > 0 && (
          <>
            . {alsoLabel}{' '}
            {others.map((file, place) => (
              <Fragment key={file.href}>
                <span className={styles.other}>
                  <Link className={styles.link} href={file.href} download={file.name}>
                    {describe(file)}
                  </Link>
                  {place < others.length - 1 && ' ·'}
                </span>{' '}
              </Fragment>
            ))}
          </>
        )}
      </p>
    </div>
  );
}
