import { CallToAction } from '../sections/CallToAction.tsx';
import type { FeaturePageData } from './feature-page-data.ts';
import { FeatureHero } from './FeatureHero.tsx';
import { FeatureSection, type FeaturePicture } from './FeatureSection.tsx';

/** The grounds of the sections, from the first: none is like its neighbour, nor like hero and banner. */
const tones = ['bone', 'white', 'ink', 'bone', 'white'] as const;

const noPicture = (path: string, section: string, known: readonly string[]) =>
  `${path} has no picture for its section "${section}" → draw one, or name the section as one that has a picture: ${known.join(', ')}.`;

/** Props of `FeaturePage`. */
export interface FeaturePageProps {
  data: FeaturePageData;
  /** The product picture of each section, by the section's id. */
  pictures: Readonly<Record<string, FeaturePicture>>;
}

/** A feature page: hero with the list of its sections, the sections, closing banner. */
export function FeaturePage({ data, pictures }: FeaturePageProps) {
  const { copy, path, shared } = data;
  return (
    <>
      <FeatureHero data={data} />
      {copy.sections.map((section, index) => {
        const picture = pictures[section.id];
        if (!picture) throw new Error(noPicture(path, section.id, Object.keys(pictures)));
        return (
          <FeatureSection
            key={section.id}
            section={section}
            plannedLabel={shared.plannedLabel}
            picture={picture}
            tone={tones[index % tones.length] ?? 'bone'}
            side={index % 2 === 0 ? 'end' : 'start'}
          />
        );
      })}
      <CallToAction {...shared.banner} />
    </>
  );
}
