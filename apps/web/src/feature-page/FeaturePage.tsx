import { CallToAction } from '../sections/CallToAction.tsx';
import type { FeaturePageData } from './feature-page-data.ts';
import { FeatureHero } from './FeatureHero.tsx';
import { FeatureSection, type FeaturePicture } from './FeatureSection.tsx';

/** The tones of the sections in order: adjacent ones differ, also from the hero and the banner. */
const tones = ['bone', 'white', 'ink', 'bone', 'white'] as const;

const noPicture = (path: string, section: string, known: readonly string[]) =>
  `${path} has no picture for its section "${section}". Expected one of ${known.join(', ')}: add a picture, or rename the section.`;

interface FeaturePageProps {
  data: FeaturePageData;
  /** The product pictures, by the ids of their sections. */
  pictures: Readonly<Record<string, FeaturePicture>>;
}

/** A feature page: a hero with the list of sections, the sections, and a closing banner. */
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
