import { faqPage } from '@cornerbell/content/site';
import { Link, VisuallyHidden } from '@cornerbell/ui';
import { useNotify } from '../../notifications/notifications.tsx';
import { copyAddress } from '../../share/copy-address.ts';
import * as styles from './QuestionLink.css.ts';

/** The address of a question: follows it like any link, and copies it to pass on. */
export function QuestionLink({ id, question }: { id: string; question: string }) {
  const notify = useNotify();
  const href = `/faq#${id}`;

  return (
    <Link
      href={href}
      className={styles.root}
      onClick={() => void copyAddress(new URL(href, location.href).href, notify)}
    >
      {faqPage.linkLabel} <VisuallyHidden>{question}</VisuallyHidden>
    </Link>
  );
}
