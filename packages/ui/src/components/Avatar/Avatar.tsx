'use client';

import * as Radix from '@radix-ui/react-avatar';
import { useState, type ComponentPropsWithRef } from 'react';
import { classes } from '../../private/classes.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Avatar.css.ts';

/** The loading state of the picture; `idle` where there is none to load. */
export type AvatarState = 'idle' | 'loading' | 'loaded' | 'error';

/** The width and height of each size, in px. */
const pixels = { sm: 32, md: 48, lg: 64 } as const;

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
  /** Whose picture it is; the initials show until the picture is loaded. */
  name: string;
  /** The URL of the picture. */
  src?: string | undefined;
  /**
   * How large it is: 32, 48 or 64 px.
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg' | undefined;
}

/**
 * A person's or team's picture, with initials until it is loaded. In the server's HTML the picture covers the
 * initials without a script. Its state is `data-state`. Next to the visible name, pass `aria-hidden`.
 */
export function Avatar({ name, src, size = 'md', className, ...rest }: AvatarProps) {
  const [state, setState] = useState<AvatarState>('idle');
  return (
    <Radix.Root
      className={classes(styles.root, className)}
      data-size={size}
      data-state={src ? state : 'idle'}
      {...rest}
    >
      {src && (
        <Radix.Image
          src={src}
          alt={name}
          className={styles.image}
          onLoadingStatusChange={setState}
        />
      )}
      <Radix.Fallback className={styles.fallback}>
        <span aria-hidden="true">{initials(name)}</span>
        <VisuallyHidden>{name}</VisuallyHidden>
      </Radix.Fallback>
      {src && state === 'idle' && (
        <img
          src={src}
          alt=""
          width={pixels[size]}
          height={pixels[size]}
          loading="lazy"
          decoding="async"
          className={styles.image}
        />
      )}
    </Radix.Root>
  );
}
