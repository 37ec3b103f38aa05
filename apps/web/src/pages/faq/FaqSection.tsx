import { Accordion } from '@cornerbell/ui';
import { useBuiltHtml } from '../../articles/built-html.ts';
import type { FaqGroup } from './data.ts';
import { QuestionLink } from './QuestionLink.tsx';
import * as styles from './FaqSection.css.ts';

interface FaqSectionProps {
  /** The number of the group, from 1. */
  number: number;
  group: FaqGroup;
  /** The label of the link at the end of an answer. */
  linkLabel: string;
}

const Answer = ({ html }: { html: string }) => (
  <div className={styles.text} dangerouslySetInnerHTML={useBuiltHtml(html)} />
);

/** A group of questions. Across all groups, one is open at a time. */
export const FaqSection = ({ number, group: { id, title, items }, linkLabel }: FaqSectionProps) => (
  <section aria-labelledby={id}>
    <h2 id={id} className={styles.title}>
      <span aria-hidden="true" className={styles.number}>
        {number}
      </span>
      {title}
    </h2>
    <Accordion
      name="faq"
      items={items.map((item) => ({
        id: item.id,
        question: item.question,
        answer: (
          <div className={styles.answer}>
            <Answer html={item.answer} />
            <QuestionLink id={item.id} label={linkLabel} question={item.question} />
          </div>
        ),
      }))}
    />
  </section>
);
