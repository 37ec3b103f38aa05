import type { Page } from '../../page.ts';
import { CallToAction } from '../../sections/CallToAction.tsx';
import type { FeaturePageData } from './data.ts';
import { FeatureHero } from './FeatureHero.tsx';
import { FeatureSection } from './FeatureSection.tsx';

const tones = ['bone', 'white', 'ink', 'bone', 'white'] as const;

/** The tone of a section: adjacent ones differ, also from the hero and the banner, which are ink. */
function toneOf(index: number, count: number) {
  const tone = tones[index % tones.length] ?? 'bone';
  return tone === 'ink' && index === count - 1 ? 'bone' : tone;
}

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
          tone={toneOf(index, data.sections.length)}
          side={index % 2 === 0 ? 'end' : 'start'}
        />
      ))}
      <CallToAction {...shared.banner} />
    </>
  );
};
