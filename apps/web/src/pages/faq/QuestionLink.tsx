import { questionAddress } from '@cornerbell/content';
import { Link, VisuallyHidden } from '@cornerbell/ui';
import { useNotify } from '../../notifications/notifications.tsx';
import { copyText } from '../../share/copy-text.ts';
import { useCopy } from '../../shared/copy.ts';
import * as styles from './QuestionLink.css.ts';

interface QuestionLinkProps {
  /** The anchor of the question. */
  id: string;
  label: string;
  /** Read by screen readers after the label. */
  question: string;
}

/** A link to a question that also copies its address. */
export function QuestionLink({ id, label, question }: QuestionLinkProps) {
  const { messages } = useCopy();
  const notify = useNotify();
  const href = questionAddress({ id });

  return (
    <Link
      href={href}
      className={styles.root}
      onClick={() => void copyText(new URL(href, location.href).href, notify, messages.share)}
    >
      {label} <VisuallyHidden>{question}</VisuallyHidden>
    </Link>
  );
}
