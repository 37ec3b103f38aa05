import { pagePaths, questionAddress } from '@cornerbell/content';
import { Accordion, Container, Link, Section, Stack, VisuallyHidden } from '@cornerbell/ui';
import { useEffectEvent, useLayoutEffect } from 'react';
import { NewsletterSection } from '../../newsletter/NewsletterSection.tsx';
import { useNotify } from '../../notifications/notifications.tsx';
import type { Page } from '../../page.ts';
import { CallToAction } from '../../sections/CallToAction.tsx';
import { PageHero } from '../../sections/PageHero.tsx';
import { copyText } from '../../share/copy-text.ts';
import { BuiltHtml } from '../../shared/built-html.tsx';
import { useCopy } from '../../shared/copy.ts';
import { useReplaceQuery, useShownLocation } from '../../shared/shown-location.ts';
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

/** The item of a question. */
const itemOf = (id: string) => document.getElementById(id)?.closest('details');

/** Keeps the open question in the history, so that Back and a reload open it again. */
function useOpenQuestion(ids: readonly string[]): void {
  const { hash, search, state } = useShownLocation();
  const replaceQuery = useReplaceQuery();
  const { openQuestion: remembered } = (state ?? {}) as { openQuestion?: string };
  const restore = useEffectEvent(() => {
    const item = remembered && itemOf(remembered);
    if (item) item.open = true;
  });
  const remember = useEffectEvent(() => {
    const openQuestion = ids.find((id) => itemOf(id)?.open);
    // What the address opens needs no state.
    if (openQuestion !== remembered && hash !== `#${openQuestion}`)
      replaceQuery(search, { openQuestion });
  });
  useLayoutEffect(() => {
    restore();
    const onToggle = () => remember();
    document.addEventListener('toggle', onToggle, { capture: true });
    return () => document.removeEventListener('toggle', onToggle, { capture: true });
  }, []);
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
  useOpenQuestion(data.groups.flatMap(({ items }) => items.map(({ id }) => id)));
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
