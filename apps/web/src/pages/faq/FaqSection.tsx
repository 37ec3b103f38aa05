import { Accordion } from '@cornerbell/ui';
import { BuiltHtml } from '../../shared/built-html.tsx';
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
            <BuiltHtml html={item.answer} />
            <QuestionLink id={item.id} label={linkLabel} question={item.question} />
          </div>
        ),
      }))}
    />
  </section>
);
