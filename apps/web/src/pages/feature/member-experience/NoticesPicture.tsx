import type { SiteSamples } from '@cornerbell/content/copy';
import { Badge, ProgressBar, Stack } from '@cornerbell/ui';
import { SamplePanel } from '../../../pictures/SamplePanel.tsx';
import { SampleNote } from '../../../samples/SampleNote.tsx';
import { SamplePicture } from '../../../samples/SamplePicture.tsx';
import * as styles from './NoticesPicture.css.ts';

const Guests = ({ copy, guests }: Pick<SiteSamples['community'], 'copy' | 'guests'>) => (
  <ul className={styles.guests} aria-label={copy.guestsTitle}>
    {guests.names.map((name) => (
      <li key={name}>
        <Badge>{name}</Badge>
      </li>
    ))}
    <li className={styles.more}>{guests.more}</li>
  </ul>
);

const Poll = ({ copy, poll }: Pick<SiteSamples['community'], 'copy' | 'poll'>) => (
  <ProgressBar
    label={poll.label}
    value={poll.votes}
    max={poll.of}
    valueText={`${poll.votes} ${copy.ofWord} ${poll.of}`}
  />
);

/** The notices of a gym: an event with its guests, a shout-out, a poll. */
export const NoticesPicture = ({
  sample: { copy, guests, notices, poll },
}: {
  sample: SiteSamples['community'];
}) => (
  <SamplePicture title={copy.title} aside={copy.aside} layout="panels">
    {notices.map(({ kind, title, text }) => (
      <SamplePanel key={kind} title={kind} span={kind === 'Event' ? 'wide' : undefined}>
        <Stack gap="md">
          <SampleNote text={title} by={text} size={kind === 'Event' ? 'large' : 'regular'} />
          {kind === 'Event' && <Guests copy={copy} guests={guests} />}
          {kind === 'Question' && <Poll copy={copy} poll={poll} />}
        </Stack>
      </SamplePanel>
    ))}
  </SamplePicture>
);
