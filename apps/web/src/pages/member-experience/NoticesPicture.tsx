import {
  sampleCommunityWords as words,
  sampleDataLabel,
  sampleEventGuests as guests,
  sampleNotices,
  samplePoll as poll,
  type SampleNotice,
} from '@cornerbell/content/site';
import { Badge, ProgressBar, SampleFrame, SamplePanel, Stack } from '@cornerbell/ui';
import { SampleNote } from '../../samples/SampleNote.tsx';
import * as styles from './NoticesPicture.css.ts';

const Guests = () => (
  <ul className={styles.guests} aria-label={words.guestsTitle}>
    {guests.names.map((name) => (
      <li key={name}>
        <Badge>{name}</Badge>
      </li>
    ))}
    <li className={styles.more}>{guests.more}</li>
  </ul>
);

const Poll = () => (
  <ProgressBar
    label={poll.label}
    value={poll.votes}
    max={poll.of}
    valueText={`${poll.votes} ${words.ofWord} ${poll.of}`}
  />
);

/** What stands under a notice. */
const answers = { Event: <Guests />, 'Shout-out': null, Question: <Poll /> } satisfies Record<
  SampleNotice['kind'],
  unknown
>;

/** A notice board inside the gym: an event with its guests, a shout-out, a question with its votes. */
export const NoticesPicture = () => (
  <SampleFrame title={words.title} aside={words.aside} label={sampleDataLabel} layout="panels">
    {sampleNotices.map(({ kind, title, text }) => (
      <SamplePanel key={kind} title={kind} span={kind === 'Event' ? 'wide' : undefined}>
        <Stack gap="md">
          <SampleNote text={title} by={text} size={kind === 'Event' ? 'large' : 'regular'} />
          {answers[kind]}
        </Stack>
      </SamplePanel>
    ))}
  </SampleFrame>
);
