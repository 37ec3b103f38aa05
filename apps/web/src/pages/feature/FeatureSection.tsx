import { Badge, Container, Link, Section, Stack, type SectionTone } from '@cornerbell/ui';
import { BuiltHtml } from '../../shared/built-html.tsx';
import type { FeatureSectionData } from './data.ts';
import { SectionTitle } from '../../sections/SectionTitle.tsx';
import * as styles from './FeatureSection.css.ts';

interface FeatureSectionProps {
  section: FeatureSectionData;
  /** The badge of a planned feature. */
  plannedLabel: string;
  tone: SectionTone;
  /** The side of a picture that is beside the text. */
  side: 'start' | 'end';
}

/** A section of a feature page: text and stills of the product. */
export function FeatureSection({
  section: { id, title, lead, points, link, isPlanned, stills, position },
  plannedLabel,
  tone,
  side,
}: FeatureSectionProps) {
  return (
    <Section tone={tone} labelledBy={id}>
      <Container>
        <div className={styles.root} data-position={position} data-side={side}>
          <div className={styles.copy}>
            <Stack gap="md" align="start">
              {isPlanned && <Badge>{plannedLabel}</Badge>}
              <SectionTitle id={id} title={title} lead={lead} />
            </Stack>
            <ul className={styles.points}>
              {points.map((point) => (
                <li key={point} className={styles.point}>
                  {point}
                </li>
              ))}
            </ul>
            {link && (
              <Link href={link.href} className={styles.link}>
                {link.label}
              </Link>
            )}
          </div>
          <div className={styles.picture}>
            {stills.map((still) => (
              <BuiltHtml key={still} html={still} />
            ))}
          </div>
        </div>
      </Container>
    </Section>
  );
}
