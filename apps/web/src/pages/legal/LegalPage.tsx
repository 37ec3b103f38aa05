import { ButtonLink, Container, Heading, Prose, Section } from '@cornerbell/ui';
import type { Page } from '../../page.ts';
import { CompanyContact } from '../../company/CompanyContact.tsx';
import { useBuiltHtml } from '../../shared/built-html.tsx';
import { Contents } from '../../articles/Contents.tsx';
import { Ropes } from '../../sections/Ropes.tsx';
import { capitals, lead } from '../../sections/layout.css.ts';
import type { LegalData } from './data.ts';
import * as styles from './LegalPage.css.ts';

/** A legal text with its date and contents list. */
export const page: Page<LegalData> = function LegalPage({
  data: { copy, title, description, date, html, contents, others },
}) {
  return (
    <Section as="div" tone="white">
      <Container>
        <article>
          <header className={styles.header}>
            <Heading level={1} size="xl" className={capitals}>
              {title}
            </Heading>
            <p className={lead}>{description}</p>
            <p className={styles.date}>
              {copy.dateLabel} <time dateTime={date.iso}>{date.text}</time>
            </p>
            <div className={styles.ropes}>
              <Ropes />
            </div>
          </header>
          <div className={styles.body}>
            <Contents title={copy.contentsLabel} entries={contents} numbered />
            <div>
              <Prose className={styles.parts} dangerouslySetInnerHTML={useBuiltHtml(html)} />
              <CompanyContact />
            </div>
          </div>
        </article>
        <div className={styles.other}>
          {others.map(({ label, href }) => (
            <ButtonLink key={href} href={href} variant="secondary">
              {label}
            </ButtonLink>
          ))}
        </div>
      </Container>
    </Section>
  );
};
