import { Link, VisuallyHidden } from '@cornerbell/ui';
import { useNotify } from '../../notifications/notifications.tsx';
import { copyAddress } from '../../share/copy-address.ts';
import { useCopy } from '../../shell/copy.ts';
import * as styles from './QuestionLink.css.ts';

/** Props of `QuestionLink`. */
export interface QuestionLinkProps {
  /** The anchor of the question. */
  id: string;
  label: string;
  /** Read out after the label. */
  question: string;
}

/** The address of a question: follows it like any link, and copies it to pass on. */
export function QuestionLink({ id, label, question }: QuestionLinkProps) {
  const { messages } = useCopy();
  const notify = useNotify();
  const href = `/faq#${id}`;

  return (
    <Link
      href={href}
      className={styles.root}
      onClick={() => void copyAddress(new URL(href, location.href).href, notify, messages.share)}
    >
      {label} <VisuallyHidden>{question}</VisuallyHidden>
    </Link>
  );
}
