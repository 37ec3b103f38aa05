import * as styles from './notice.css.ts';
import { applyStyles } from './site-styles.ts';

/**
 * Shows, once, that a part of the page could not be loaded, and offers a reload, for which drafts
 * keep what is typed. Works without React, which may be the missing part.
 */
export function offerReload(): void {
  const id = 'reload';
  if (document.getElementById(id)) return;
  const notice = document.createElement('p');
  notice.id = id;
  notice.role = 'alert';
  notice.className = styles.notice;
  const link = document.createElement('a');
  link.href = location.href;
  link.className = styles.link;
  link.textContent = 'Reload the page';
  link.addEventListener('click', (event) => {
    event.preventDefault();
    location.reload();
  });
  notice.append('Part of this page did not load. What you typed is kept. ', link);
  void applyStyles().then(() => document.body.append(notice));
}
