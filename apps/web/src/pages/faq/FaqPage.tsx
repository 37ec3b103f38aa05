import { pagePaths, questionAddress } from '@cornerbell/content';
import { Accordion, Container, Link, Section, Stack, VisuallyHidden } from '@cornerbell/ui';
import { NewsletterSection } from '../../newsletter/NewsletterSection.tsx';
import { useNotify } from '../../notifications/notifications.tsx';
import type { Page } from '../../page.ts';
import { CallToAction } from '../../sections/CallToAction.tsx';
import { PageHero } from '../../sections/PageHero.tsx';
import { copyText } from '../../share/copy-text.ts';
import { BuiltHtml } from '../../shared/built-html.tsx';
import { useCopy } from '../../shared/copy.ts';
import type { FaqData } from './data.ts';
import * as styles from './FaqPage.css.ts';

/** Links to the groups of questions. */
const Index = ({ copy, groups }: FaqData) => (
  <nav aria-label={copy.indexLabel} className={styles.index}>
    <ul className={styles.list}>
      {groups.map(({ id, title, items }, index) => (
        <li key={id}>
          <Link href={`${pagePaths.faq}#${id}`} className={styles.indexLink}>
            <span aria-hidden="true" className={styles.number}>
              {index + 1}
            </span>
            {title} <span className={styles.count}>{items.length}</span>
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);

interface QuestionLinkProps {
  /** The anchor of the question. */
  id: string;
  label: string;
  /** Read by screen readers after the label. */
  question: string;
}

/** A link to a question that also copies its address. */
function QuestionLink({ id, label, question }: QuestionLinkProps) {
  const { messages } = useCopy();
  const notify = useNotify();
  const href = questionAddress({ id });

  return (
    <Link
      href={href}
      className={styles.questionLink}
      onClick={() => void copyText(new URL(href, location.href).href, notify, messages.share)}
    >
      {label} <VisuallyHidden>{question}</VisuallyHidden>
    </Link>
  );
}

/** The questions in groups. Across all groups, one is open at a time. */
const Groups = ({ copy, groups }: FaqData) => (
  <Stack gap="xxxl">
    {groups.map(({ id, title, items }, index) => (
      <section key={id} aria-labelledby={id}>
        <h2 id={id} className={styles.title}>
          <span aria-hidden="true" className={styles.titleNumber}>
            {index + 1}
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
                <QuestionLink id={item.id} label={copy.linkLabel} question={item.question} />
              </div>
            ),
          }))}
        />
      </section>
    ))}
  </Stack>
);

/** Questions and answers in groups, each question with its own address. */
export const page: Page<FaqData> = function FaqPage({ data }) {
  const { title, lead, closing } = data.copy;
  return (
    <>
      <PageHero title={title} lead={lead} />
      <Section as="div">
        <Container>
          <div className={styles.columns}>
            <Index {...data} />
            <Groups {...data} />
          </div>
        </Container>
      </Section>
      <CallToAction {...closing} />
      <NewsletterSection />
    </>
  );
};
