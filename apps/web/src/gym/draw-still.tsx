import type { Site } from '@cornerbell/content/copy';
import { renderToStaticMarkup } from 'react-dom/server';
import { classes } from '../shared/classes.ts';
import * as deskStyles from './Desk.css.ts';
import { Desk } from './Desk.tsx';
import { firstShown, FrameProvider, type Frame } from './frame.ts';
import * as phoneStyles from './Phone.css.ts';
import { Phone } from './Phone.tsx';
import { reduce, startOf } from './state.ts';
import { views } from './views.ts';

interface StillProps extends Omit<Frame, 'live'> {
  /** Whether the live gym takes its place, in the same size. */
  isPreview?: boolean;
}

/** A still: a view of the sample gym without controls. */
function Still({ isPreview = false, ...frame }: StillProps) {
  const { view } = frame.shown;
  const View = views[view];
  return (
    <FrameProvider value={frame}>
      {view.startsWith('Phone: ') ? (
        <figure
          className={classes(phoneStyles.frame, isPreview && phoneStyles.fixed)}
          data-device="phone"
        >
          <Phone>
            <View />
          </Phone>
        </figure>
      ) : (
        <figure
          className={deskStyles.frame}
          data-brackets={isPreview || undefined}
          data-preview={isPreview || undefined}
        >
          <Desk isWhole={isPreview}>
            <View />
          </Desk>
        </figure>
      )}
    </FrameProvider>
  );
}

/** Draws a still as HTML; nothing if there is none of the name, which the content check finds. */
export function drawStill(name: string, { stills: { stills }, samples }: Site): string {
  const still = stills.find(({ id }) => id === name);
  if (!still) return '';
  const { id: _id, before = [], ...shown } = still;
  const state = before.reduce((now, action) => reduce(samples, now, action), startOf(samples));
  return renderToStaticMarkup(<Still samples={samples} state={state} shown={shown} />, {
    // Unique on the page.
    identifierPrefix: name,
  });
}

/** The copy of a part of a page that shows the product, with its still as HTML. */
export const drawStillSection = ({ still, ...section }: Site['pricing']['gym'], site: Site) => ({
  ...section,
  still: drawStill(still, site),
});

/** Draws a frame of the live gym as HTML, which is a still until the gym has loaded. */
export function drawPreview(kind: 'desk' | 'phone', { samples }: Site): string {
  const shown = firstShown(samples)[kind];
  return renderToStaticMarkup(
    <Still samples={samples} state={startOf(samples)} shown={shown} isPreview />,
    { identifierPrefix: `gym-${kind}` },
  );
}
