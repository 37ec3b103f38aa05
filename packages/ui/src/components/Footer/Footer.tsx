/* oxlint-disable react/no-array-index-key -- rows hold no state, and their texts may repeat */

import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classes } from '../../private/classes.ts';
import { Wordmark, type Brand } from '../../private/Wordmark/Wordmark.tsx';
import { NamedNav } from '../../private/NamedNav.tsx';
import { plainList } from '../../private/plain.css.ts';
import { Container } from '../Container/Container.tsx';
import { Link } from '../Link/LinkProvider.tsx';
import * as styles from './Footer.css.ts';
import { SocialIcon, type SocialNetwork } from './social-icons.tsx';

/** A link of the footer. */
export interface FooterLink {
  /** The text of the link. */
  readonly label: ReactNode;
  /** The URL: a path of this site, or of another site if it is `external`. */
  readonly href: string;
  /**
   * Whether it links to another site, and so is a plain `a` rather than one of the `LinkProvider`.
   * @default false
   */
  readonly external?: boolean | undefined;
  /** The icon before the label. */
  readonly icon?: SocialNetwork | undefined;
}

/** A titled column of the footer. */
export interface FooterColumn {
  /** What the links have in common: a heading of level 2. */
  readonly title: ReactNode;
  /** The links, in the order they are shown. */
  readonly links: readonly FooterLink[];
}

/** Props of `Footer`: those of a `footer`. */
export interface FooterProps extends Omit<ComponentPropsWithRef<'footer'>, 'children'> {
  /** The brand: the wordmark, and the name in the copyright. */
  brand: Brand;
  /** The line in large type above the columns. */
  tagline: ReactNode;
  /** The columns; six fit side by side on desktop. */
  columns: readonly FooterColumn[];
  /** The year of the copyright, such as `2025`. */
  year: number;
  /** Small print below everything. */
  note?: ReactNode;
}

/** The footer of every page. */
export function Footer({ brand, tagline, columns, year, note, className, ...rest }: FooterProps) {
  return (
    <footer className={classes(styles.root, className)} data-theme="ink" {...rest}>
      <div className={styles.ropes} />
      <Container>
        <p className={styles.tagline}>{tagline}</p>
        <NamedNav className={styles.columns} label="footer" fallback="Footer">
          {columns.map(({ title, links }, columnIndex) => (
            <div key={columnIndex} className={styles.column}>
              <h2 className={styles.title}>{title}</h2>
              <ul className={plainList}>
                {links.map(({ label, href, external = false, icon }, index) => {
                  const Element = external ? 'a' : Link;
                  return (
                    <li key={index}>
                      <Element className={styles.link} href={href}>
                        {icon && <SocialIcon network={icon} className={styles.icon} />}
                        {label}
                      </Element>
                    </li>
                  );
                })}
              </ul>
            </div>
          ))}
        </NamedNav>
        <div className={styles.base}>
          <Wordmark brand={brand} />
          <p className={styles.copyright}>{`© ${year} ${brand.name}`}</p>
          {note && <div className={styles.note}>{note}</div>}
        </div>
      </Container>
    </footer>
  );
}
