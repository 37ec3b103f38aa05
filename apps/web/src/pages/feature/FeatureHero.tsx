import { Badge, Breadcrumbs, Container, Link, Section } from '@cornerbell/ui';
import { Actions } from '../../sections/Actions.tsx';
import type { FeaturePageData } from './data.ts';
import * as styles from './FeatureHero.css.ts';

const Arrow = () => (
  <svg className={styles.arrow} viewBox="0 0 24 24" aria-hidden="true">
    <path d="M12 4v15m-6-6 6 6 6-6" />
  </svg>
);

/** The top of a feature page: title, claim and the list of sections. */
export function FeatureHero({ data: { path, copy, sections, shared } }: { data: FeaturePageData }) {
  const { eyebrow, title, lead, claim } = copy;
  return (
    <Section tone="ink">
      <Container>
        <div className={styles.root}>
          <div className={styles.copy}>
            <Breadcrumbs items={[shared.backLink, { label: eyebrow }]} />
            <h1 className={styles.title}>{title}</h1>
            <p className={styles.lead}>{lead}</p>
            <Actions links={shared.actions} size="lg" />
          </div>
          <div>
            <p className={styles.claim}>
              <span className={styles.claimValue}>{claim.value}</span>{' '}
              <span className={styles.claimLabel}>{claim.label}</span>
            </p>
            <nav aria-label={shared.indexLabel}>
              <ul className={styles.list}>
                {sections.map((section) => (
                  <li key={section.id}>
                    <Link href={`${path}#${section.id}`} className={styles.link}>
                      <span>{section.title}</span>
                      {section.isPlanned && <Badge>{shared.plannedLabel}</Badge>}
                      <Arrow />
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          </div>
        </div>
      </Container>
    </Section>
  );
}
