import { useFrame } from '../frame.ts';
import * as parts from '../parts.css.ts';
import { ListPart, NotePart, Part, Split } from '../parts.tsx';
import * as styles from './Messages.css.ts';

/** In-app messaging, which is planned, as a coach and the owner might see it. */
export function Messages() {
  const { coach, conversation, juniorTalks, notice } = useFrame().samples.messages;
  return (
    <Split
      columns="regular"
      label="For the owner"
      list={
        <Part title={conversation[0]?.from ?? ''} aside="Today">
          <ul className={styles.talk} aria-label="A conversation about tonight">
            {conversation.map(({ from, time, text }) => (
              <li key={time} data-side={from === coach ? 'own' : undefined}>
                <span className={parts.muted}>
                  {from}, {time}
                </span>
                <p className={styles.bubble}>{text}</p>
              </li>
            ))}
          </ul>
        </Part>
      }
      detail={
        <>
          <NotePart title="Notice" aside={notice.recipients} text={notice.text} />
          <ListPart
            title="Conversations with juniors"
            aside="For the owner"
            rows={juniorTalks.map(({ who, what }) => ({ primary: who, secondary: what }))}
          />
        </>
      }
    />
  );
}
