import type { FeatureSection as SectionCopy } from '@cornerbell/content/copy';
import { Badge, Container, Link, Section, type SectionTone } from '@cornerbell/ui';
import type { ReactNode } from 'react';
import { SectionTitle } from '../sections/SectionTitle.tsx';
import * as styles from './FeatureSection.css.ts';

/** What is drawn for a section, and where. */
export interface FeaturePicture {
  /** The product picture, from sample data. */
  element: ReactNode;
  /**
   * Whether it stands beside the words or below them, as wide as the page.
   * @default 'beside'
   */
  place?: 'beside' | 'below';
}

/** Props of `FeatureSection`. */
export interface FeatureSectionProps {
  section: SectionCopy;
  /** What a section says that is not there yet. */
  plannedLabel: string;
  picture: FeaturePicture;
  tone: SectionTone;
  /** On which side of the words the picture stands, where there is room beside them. */
  side: 'start' | 'end';
}

/** One section of a feature page: the words and a picture of the product. */
export function FeatureSection({
  section: { id, title, lead, points, link, isPlanned },
  plannedLabel,
  picture: { element, place = 'beside' },
  tone,
  side,
}: FeatureSectionProps) {
  return (
    <Section tone={tone} labelledBy={id}>
      <Container>
        <div className={styles.root} data-place={place} data-side={side}>
          <div className={styles.words}>
            <div className={styles.head}>
              {isPlanned && <Badge>{plannedLabel}</Badge>}
              <SectionTitle id={id} title={title} lead={lead} />
            </div>
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
          <div className={styles.picture}>{element}</div>
        </div>
      </Container>
    </Section>
  );
}
