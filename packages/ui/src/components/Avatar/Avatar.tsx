'use client';

import * as Radix from '@radix-ui/react-avatar';
import { useState, type ComponentPropsWithRef } from 'react';
import { classes } from '../../private/classes.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Avatar.css.ts';
import { initials } from './initials.ts';

/** How far the picture is; `idle` where there is none to load. */
export type AvatarState = 'idle' | 'loading' | 'loaded' | 'error';

/** How wide and high each size is, in px. */
const pixels = { sm: 32, md: 48, lg: 64 } as const;

/** Props of `Avatar`: those of a `span`, a name and a picture. */
export interface AvatarProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Whose picture it is; its initials stand in unless the picture is loaded. */
  name: string;
  /** The address of the picture. */
  src?: string | undefined;
  /**
   * How large it is: 32, 48 or 64 px.
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg' | undefined;
}

/**
 * A person's or team's picture, with initials unless it is loaded. In the server's HTML the browser lays it over the
 * initials by itself. Its state is `data-state`. Where the name stands beside it, pass `aria-hidden`.
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
