import type { Page } from '../../page.ts';
import { CallToAction } from '../../sections/CallToAction.tsx';
import type { FeaturePageData } from './data.ts';
import { FeatureHero } from './FeatureHero.tsx';
import { FeatureSection } from './FeatureSection.tsx';

/** The tones of the sections in order: adjacent ones differ, also from the hero and the banner. */
const tones = ['bone', 'white', 'ink', 'bone', 'white'] as const;

/** A feature page: a hero with the list of sections, the sections, and a closing banner. */
export const page: Page<FeaturePageData> = function FeaturePage({ data }) {
  const { sections, shared } = data;
  return (
    <>
      <FeatureHero data={data} />
      {sections.map((section, index) => (
        <FeatureSection
          key={section.id}
          section={section}
          plannedLabel={shared.plannedLabel}
          tone={tones[index % tones.length] ?? 'bone'}
          side={index % 2 === 0 ? 'end' : 'start'}
        />
      ))}
      <CallToAction {...shared.banner} />
    </>
  );
};
