import { Container, Heading, Section, Skeleton } from '@cornerbell/ui';
import { lazy, Suspense, useState, type ComponentType } from 'react';
import type { Page } from '../../page.ts';
import { useCopy } from '../../shared/copy.ts';
import { loadChunk } from '../../shared/load-chunk.ts';
import { CallToAction } from '../../sections/CallToAction.tsx';
import { PageHero } from '../../sections/PageHero.tsx';
import { RoundList } from '../../sections/RoundList.tsx';
import { StillSection } from '../../gym/StillSection.tsx';
import type { DemoData } from './data.ts';
import type { DemoFormProps } from './DemoForm.tsx';
import * as styles from './DemoPage.css.ts';

const load = async () => {
  const { DemoForm } = await loadChunk(() => import('./DemoForm.tsx'));
  loaded = DemoForm;
  return { default: DemoForm };
};

/** The form once it has loaded: a lazy component would first show its placeholder. */
let loaded: ComponentType<DemoFormProps> = lazy(load);
if (!import.meta.env.SSR) load().catch(() => undefined);

/** The placeholder while the form loads after a client-side navigation. */
const Loading = () => (
  <div className={styles.loading}>
    <p role="status" className={styles.loadingText}>
      {useCopy().messages.loadingText}
    </p>
    <Skeleton shape="control" count={6} className={styles.fields} />
  </div>
);

/** Book a demo or a call. The form is loaded lazily, but part of the server's HTML. */
export const page: Page<DemoData> = function DemoPage({ data: { copy, gym } }) {
  // The same one in every render, because another would be empty.
  const [Form] = useState(() => loaded);
  return (
    <>
      <PageHero title={copy.title} lead={copy.lead} />
      <Section labelledBy="request">
        <Container>
          <div className={styles.columns}>
            <div className={styles.panel}>
              <Heading id="request">{copy.formTitle}</Heading>
              <Suspense fallback={<Loading />}>
                <Form copy={copy} labelledBy="request" />
              </Suspense>
            </div>
            <div className={styles.points}>
              <Heading id="how">{copy.pointsTitle}</Heading>
              <RoundList labelledBy="how" rounds={copy.points} />
            </div>
          </div>
        </Container>
      </Section>
      <StillSection {...gym} tone="ink" />
      <CallToAction {...copy.apply} tone="white" />
    </>
  );
};
