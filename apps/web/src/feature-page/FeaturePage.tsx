import { featureBanner, type FeaturePage as Words } from '@cornerbell/content/site';
import { CallToAction } from '../sections/CallToAction.tsx';
import { FeatureHero } from './FeatureHero.tsx';
import { FeatureSection, type FeaturePicture } from './FeatureSection.tsx';

/** The grounds of the sections, from the first: none is like its neighbour, nor like hero and banner. */
const tones = ['bone', 'white', 'ink', 'bone', 'white'] as const;

/** Props of `FeaturePage`. */
export interface FeaturePageProps<Content extends Words> {
  content: Content;
  /** The product picture of each section, by the section's id. */
  pictures: Readonly<Record<Content['sections'][number]['id'], FeaturePicture>>;
}

/** A feature page: hero with the list of its sections, the sections, closing banner. Specification §2. */
export function FeaturePage<const Content extends Words>({
  content,
  pictures,
}: FeaturePageProps<Content>) {
  const pictureOf: Readonly<Record<string, FeaturePicture>> = pictures;
  return (
    <>
      <FeatureHero content={content} />
      {content.sections.map((section, index) => {
        const picture = pictureOf[section.id];
        return (
          picture && (
            <FeatureSection
              key={section.id}
              section={section}
              picture={picture}
              tone={tones[index % tones.length] ?? 'bone'}
              side={index % 2 === 0 ? 'end' : 'start'}
            />
          )
        );
      })}
      <CallToAction {...featureBanner} />
    </>
  );
}
