import type { ComponentPropsWithRef } from 'react';
import { classes } from '../../private/classes.ts';
import * as styles from './Avatar.css.ts';

/**
 * The first letters of the first and the last word of a name, without a leading article.
 *
 * @example
 * initials('The Cornerbell founders'); // => 'CF'
 */
function initials(name: string): string {
  const words = name.trim().split(/\s+/u);
  const named = words.length > 1 && /^(the|a|an)$/iu.test(words[0] ?? '') ? words.slice(1) : words;
  const ends = named.length > 1 ? [named[0], named.at(-1)] : named;
  return ends.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase('en') ?? '').join('');
}

/** Props of `Avatar`: those of a `span`, a name and a picture. */
export interface AvatarProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Whose picture it is. */
  name: string;
  /** The URL of the picture, which covers the initials once it is loaded. */
  src?: string | undefined;
  /**
   * How large it is: 48 or 64 px.
   * @default 'md'
   */
  size?: 'md' | 'lg' | undefined;
}

/** A picture of a person or team, or initials. Next to the visible name, pass `aria-hidden`. */
export function Avatar({ name, src, size = 'md', className, ...rest }: AvatarProps) {
  return (
    <span
      role="img"
      aria-label={name}
      className={classes(styles.root, className)}
      data-size={size}
      {...rest}
    >
      {initials(name)}
      {src && <img src={src} alt="" loading="lazy" decoding="async" className={styles.image} />}
    </span>
  );
}
