import { CallToAction } from '../sections/CallToAction.tsx';
import type { FeaturePageData } from './feature-page-data.ts';
import { FeatureHero } from './FeatureHero.tsx';
import { FeatureSection, type FeaturePicture } from './FeatureSection.tsx';

/** The grounds of the sections, from the first: none is like its neighbour, nor like hero and banner. */
const tones = ['bone', 'white', 'ink', 'bone', 'white'] as const;

/** Props of `FeaturePage`. */
export interface FeaturePageProps {
  data: FeaturePageData;
  /** The product picture of each section, by the section's id. */
  pictures: Readonly<Record<string, FeaturePicture>>;
}

/** A feature page: hero with the list of its sections, the sections, closing banner. */
export function FeaturePage({ data, pictures }: FeaturePageProps) {
  const { copy, shared } = data;
  return (
    <>
      <FeatureHero data={data} />
      {copy.sections.map((section, index) => {
        const picture = pictures[section.id];
        return (
          picture && (
            <FeatureSection
              key={section.id}
              section={section}
              plannedLabel={shared.plannedLabel}
              picture={picture}
              tone={tones[index % tones.length] ?? 'bone'}
              side={index % 2 === 0 ? 'end' : 'start'}
            />
          )
        );
      })}
      <CallToAction {...shared.banner} />
    </>
  );
}
