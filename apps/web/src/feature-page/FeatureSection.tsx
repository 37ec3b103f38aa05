import type { FeatureSection as SectionCopy } from '@cornerbell/content/copy';
import { Badge, Container, Link, Section, type SectionTone } from '@cornerbell/ui';
import type { ReactNode } from 'react';
import { SectionTitle } from '../sections/SectionTitle.tsx';
import * as styles from './FeatureSection.css.ts';

/** The picture of a section and its position. */
export interface FeaturePicture {
  /** The product picture, from sample data. */
  element: ReactNode;
  /**
   * Whether the picture is beside the text, or below it in full width.
   * @default 'beside'
   */
  position?: 'beside' | 'below';
}

interface FeatureSectionProps {
  section: SectionCopy;
  /** The badge of a planned feature. */
  plannedLabel: string;
  picture: FeaturePicture;
  tone: SectionTone;
  /** The side of a picture that is beside the text. */
  side: 'start' | 'end';
}

/** A section of a feature page: text and a picture of the product. */
export function FeatureSection({
  section: { id, title, lead, points, link, isPlanned },
  plannedLabel,
  picture: { element, position = 'beside' },
  tone,
  side,
}: FeatureSectionProps) {
  return (
    <Section tone={tone} labelledBy={id}>
      <Container>
        <div className={styles.root} data-position={position} data-side={side}>
          <div className={styles.copy}>
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
