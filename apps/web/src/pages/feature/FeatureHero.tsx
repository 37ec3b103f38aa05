import { Badge, Breadcrumbs, Link } from '@cornerbell/ui';
import { Actions } from '../../sections/Actions.tsx';
import { PageHero } from '../../sections/PageHero.tsx';
import type { FeaturePageData } from './data.ts';
import * as styles from './FeatureHero.css.ts';

const Arrow = () => (
  <svg className={styles.arrow} viewBox="0 0 24 24" aria-hidden="true">
    <path d="M12 4v15m-6-6 6 6 6-6" />
  </svg>
);

/** The claim of an area, and the list of its sections. */
const Index = ({ path, copy: { claim }, sections, shared }: FeaturePageData) => (
  <div>
    <p className={styles.claim}>
      <span className={styles.claimValue}>{claim.value}</span>{' '}
      <span className={styles.claimLabel}>{claim.label}</span>
    </p>
    <nav aria-label={shared.indexLabel}>
      <ul className={styles.list}>
        {sections.map(({ id, title, isPlanned }) => (
          <li key={id}>
            <Link href={`${path}#${id}`} className={styles.link}>
              <span>{title}</span>
              {isPlanned && <Badge>{shared.plannedLabel}</Badge>}
              <Arrow />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  </div>
);

/** The top of a feature page: title, claim and the list of sections. */
export const FeatureHero = ({ data }: { data: FeaturePageData }) => (
  <PageHero
    breadcrumbs={<Breadcrumbs items={[data.shared.backLink, { label: data.copy.eyebrow }]} />}
    title={data.copy.title}
    lead={data.copy.lead}
    aside={<Index {...data} />}
    align="end"
  >
    <Actions links={data.shared.actions} size="lg" />
  </PageHero>
);
