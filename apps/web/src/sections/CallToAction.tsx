import { Container, Section, type SectionTone } from '@cornerbell/ui';
import { useId } from 'react';
import { Actions, type ActionsProps } from './Actions.tsx';
import * as styles from './layout.css.ts';
import { SectionTitle } from './TitledSection.tsx';

interface CallToActionProps {
  title: string;
  text: string;
  /** One to four buttons; the first is the most prominent. */
  actions: ActionsProps['links'];
  /**
   * The tone; directly above the footer, which is ink, use another.
   * @default 'ink'
   */
  tone?: SectionTone;
}

/** A closing banner: a title, a sentence and the next steps. */
export function CallToAction({ title, text, actions, tone = 'ink' }: CallToActionProps) {
  const titleId = useId();
  return (
    <Section tone={tone} labelledBy={titleId} className={styles.screenOnly}>
      <Container>
        <div className={styles.callToAction} data-actions={actions.length > 2 ? 'many' : 'few'}>
          <SectionTitle id={titleId} title={title} lead={text} />
          <Actions links={actions} />
        </div>
      </Container>
    </Section>
  );
}
