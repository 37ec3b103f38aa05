import { featureWords, type FeatureSection as Words } from '@cornerbell/content/site';
import { Badge, Container, Section, type SectionTone } from '@cornerbell/ui';
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
  section: Words;
  picture: FeaturePicture;
  tone: SectionTone;
  /** On which side of the words the picture stands, where there is room beside them. */
  side: 'start' | 'end';
}

/** One section of a feature page: the words and a picture of the product. Specification §2. */
export function FeatureSection({
  section: { id, title, lead, points, isPlanned },
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
              {isPlanned && <Badge>{featureWords.plannedLabel}</Badge>}
              <SectionTitle id={id} title={title} lead={lead} />
            </div>
            <ul className={styles.points}>
              {points.map((point) => (
                <li key={point} className={styles.point}>
                  {point}
                </li>
              ))}
            </ul>
          </div>
          <div className={styles.picture}>{element}</div>
        </div>
      </Container>
    </Section>
  );
}
