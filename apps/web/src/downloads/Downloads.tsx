import { ButtonLink, Link } from '@cornerbell/ui';
import { useId, type ReactNode } from 'react';
import type { Download } from './download.ts';
import * as styles from './Downloads.css.ts';

/** A download with a formatted size. */
export interface OfferedDownload extends Omit<Download, 'bytes'> {
  /** Such as `59 kB`. */
  readonly size: string;
}

interface DownloadsProps {
  /** The label of the button. */
  label: string;
  /** The text before the links to the other files. */
  alsoLabel: string;
  /** The files; the button downloads the first one on US Letter paper. */
  files: readonly OfferedDownload[];
  /** Further actions beside the button. */
  children?: ReactNode;
}

/** The description of a file, such as `PDF, Letter, 59 kB`. */
const describe = ({ format, label, size }: OfferedDownload) => `${format}, ${label}, ${size}`;

/** The button that downloads a guide, and a line with links to its other formats. Works without JavaScript. */
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
