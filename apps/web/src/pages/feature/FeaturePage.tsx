import { Badge, Breadcrumbs, Container, Link, Section, Stack } from '@cornerbell/ui';
import type { Page } from '../../page.ts';
import { Actions } from '../../sections/Actions.tsx';
import { CallToAction } from '../../sections/CallToAction.tsx';
import { PageHero } from '../../sections/PageHero.tsx';
import { SectionTitle } from '../../sections/TitledSection.tsx';
import { BuiltHtml } from '../../shared/built-html.tsx';
import type { FeaturePageData } from './data.ts';
import * as styles from './FeaturePage.css.ts';

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
              <svg className={styles.arrow} viewBox="0 0 24 24" aria-hidden="true">
                <path d="M12 4v15m-6-6 6 6 6-6" />
              </svg>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  </div>
);

interface SectionProps {
  section: FeaturePageData['sections'][number];
  /** The badge of a planned feature. */
  plannedLabel: string;
}

const SectionText = ({ section, plannedLabel }: SectionProps) => (
  <div className={styles.copy}>
    <Stack gap="md" align="start">
      {section.isPlanned && <Badge>{plannedLabel}</Badge>}
      <SectionTitle id={section.id} title={section.title} lead={section.lead} />
    </Stack>
    <ul className={styles.list}>
      {section.points.map((point) => (
        <li key={point} className={styles.point}>
          {point}
        </li>
      ))}
    </ul>
    {section.link && (
      <Link href={section.link.href} className={styles.sectionLink}>
        {section.link.label}
      </Link>
    )}
  </div>
);

const tones = ['bone', 'white', 'ink', 'bone', 'white'] as const;

/** The tone of a section: adjacent ones differ, also from hero and banner, which are ink. */
function toneOf(index: number, count: number) {
  const tone = tones[index % tones.length] ?? 'bone';
  return tone === 'ink' && index === count - 1 ? 'bone' : tone;
}

/** A feature page: sections with text and stills of the product, which the hero lists. */
export const page: Page<FeaturePageData> = function FeaturePage({ data }) {
  const { copy, sections, shared } = data;
  return (
    <>
      <PageHero
        breadcrumbs={<Breadcrumbs items={[shared.backLink, { label: copy.eyebrow }]} />}
        title={copy.title}
        lead={copy.lead}
        aside={<Index {...data} />}
        align="end"
      >
        <Actions links={shared.actions} size="lg" />
      </PageHero>
      {sections.map((section, index) => (
        <Section key={section.id} tone={toneOf(index, sections.length)} labelledBy={section.id}>
          <Container>
            <div
              className={styles.section}
              data-picture={section.picture}
              data-side={index % 2 === 0 ? 'end' : 'start'}
            >
              <SectionText section={section} plannedLabel={shared.plannedLabel} />
              <div className={styles.picture}>
                {section.stills.map((still) => (
                  <BuiltHtml key={still} html={still} />
                ))}
              </div>
            </div>
          </Container>
        </Section>
      ))}
      <CallToAction {...shared.banner} />
    </>
  );
};
