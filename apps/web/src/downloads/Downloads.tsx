import { ButtonLink, Link } from '@cornerbell/ui';
import { useId, type ReactNode } from 'react';
import type { Download } from './download.ts';
import * as styles from './Downloads.css.ts';

/** A file with its size for people. */
export interface OfferedDownload extends Omit<Download, 'bytes'> {
  /** Such as `59 kB`. */
  readonly size: string;
}

/** Props of `Downloads`. */
export interface DownloadsProps {
  /** The label of the button. */
  label: string;
  /** What stands before the further files. */
  alsoLabel: string;
  /** What is offered; the first file that is meant for paper as it is used in the United States goes to the button. */
  files: readonly OfferedDownload[];
  /** What else can be done, beside the button. */
  children?: ReactNode;
}

/** Says what a file is: `PDF, Letter, 59 kB`. */
const describe = ({ format, label, size }: OfferedDownload) => `${format}, ${label}, ${size}`;

/** The button that downloads a guide, and in a line below it links to its further formats. Needs no JavaScript. */
export function Downloads({ label, alsoLabel, files, children }: DownloadsProps) {
  const factsId = useId();
  const main = files.find((file) => file.label === 'Letter') ?? files[0];
  if (!main) return children;
  const others = files.filter((file) => file !== main);
  return (
    <>
      <ButtonLink href={main.href} download={main.name} aria-describedby={factsId}>
        {label}
      </ButtonLink>
      {children}
      <p className={styles.files}>
        <span>
          <span id={factsId}>{describe(main)}</span>
          {others.length > 0 && `. ${alsoLabel}`}
        </span>
        {others.map((file) => (
          <Link key={file.href} className={styles.link} href={file.href} download={file.name}>
            {describe(file)}
          </Link>
        ))}
      </p>
    </>
  );
}
