import { faqPage, shareMessages } from '@cornerbell/content/site';
import { Link, VisuallyHidden } from '@cornerbell/ui';
import { useNotify } from '../../features/notifications/notifications.tsx';
import * as styles from './QuestionLink.css.ts';

/** The address of a question: follows it like any link, and copies it to pass on. */
export function QuestionLink({ id, question }: { id: string; question: string }) {
  const notify = useNotify();
  const href = `/faq#${id}`;

  async function copy() {
    try {
      await navigator.clipboard.writeText(new URL(href, location.href).href);
      await notify('success', shareMessages.copied);
    } catch (error) {
      console.error(error);
      await notify('error', shareMessages.failed);
    }
  }

  return (
    <Link href={href} className={styles.root} data-by-need="" onClick={() => void copy()}>
      {faqPage.linkLabel} <VisuallyHidden>{question}</VisuallyHidden>
    </Link>
  );
}
