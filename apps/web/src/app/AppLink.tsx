import type { LinkProps } from '@cornerbell/ui';
import { Link } from 'react-router-dom';
import { usePageSource } from './page-source.tsx';

const isFile = (path: string) => /\.\w+$/.test(path);

/**
 * The path that a link leads to inside the app, or `null` for an address elsewhere, a file or an anchor.
 *
 * @example
 * internalPath('/resources?type=blog'); // => '/resources'
 * internalPath('https://example.com/'); // => null
 */
export function internalPath(href: string): string | null {
  if (!href.startsWith('/') || href.startsWith('//')) return null;
  const path = href.replace(/[?#].*$/s, '');
  return isFile(path) ? null : path;
}

/** Every link of the site: inside the app it navigates without a reload, elsewhere it is a plain link. */
export function AppLink({ href, download, target, children, ...rest }: LinkProps) {
  const source = usePageSource();
  const path = internalPath(href);
  const isAnchor = href.startsWith('#');
  if ((path === null && !isAnchor) || download !== undefined || target) {
    return (
      <a href={href} download={download} target={target} {...rest}>
        {children}
      </a>
    );
  }
  const warm = () => path && source.warm(path);
  return (
    <Link to={href} onPointerEnter={warm} onFocus={warm} {...rest}>
      {children}
    </Link>
  );
}
