import { useFrame } from '../frame.ts';
import { ListPart, TwoLines } from '../parts.tsx';
import * as styles from './Phone.css.ts';

/** Upright, hands at the waist. */
const open = {
  head: 'M78 38h0',
  torso: 'M76 68 74 104',
  farArm: 'M82 66 92 88 104 94',
  nearArm: 'M70 68 64 92 76 106',
  farLeg: 'M78 110 88 138 84 166h11',
  nearLeg: 'M72 110 66 138 62 166h11',
  farGlove: 'M108 95h0',
  nearGlove: 'M81 108h0',
};

/** Knees bent, both hands at the chin. */
const guard: typeof open = {
  head: 'M78 48h0',
  torso: 'M72 78 68 110',
  farArm: 'M80 76 102 92 111 66',
  nearArm: 'M66 78 76 102 94 76',
  farLeg: 'M72 114 95 137 91 166h12',
  nearLeg: 'M66 114 56 142 37 164l9 3',
  farGlove: 'M112 60h0',
  nearGlove: 'M98 70h0',
};

const Photo = ({ stance }: { stance: typeof open }) => (
  <svg className={styles.photo} viewBox="0 0 150 184" aria-hidden="true">
    <path d="M0 62h150M0 92h150M0 122h150M0 172h150" opacity="0.25" />
    <path opacity="0.5" d={stance.farLeg} strokeWidth={11} />
    <path opacity="0.5" d={stance.farArm} strokeWidth={11} />
    <path className={styles.glove} d={stance.farGlove} strokeWidth={20} />
    <path d={stance.head} strokeWidth={26} />
    <path d={stance.torso} strokeWidth={26} />
    <path d={stance.nearLeg} strokeWidth={12} />
    <path d={stance.nearArm} strokeWidth={11} />
    <path className={styles.glove} d={stance.nearGlove} strokeWidth={20} />
  </svg>
);

/** A stance on two days, and who may see it. */
export function PhonePhotos() {
  const { before, after, consent } = useFrame().samples.progressPhotos;
  return (
    <>
      <ul className={styles.photos} aria-label="The same stance on two days">
        {[
          { ...before, stance: open },
          { ...after, stance: guard },
        ].map(({ day, lookAt, stance }) => (
          <li key={day}>
            <Photo stance={stance} />
            <p>
              <TwoLines name={day} about={lookAt} />
            </p>
          </li>
        ))}
      </ul>
      <ListPart
        title="Who may see it"
        rows={consent.map(({ who, what }) => ({ primary: who, secondary: what }))}
      />
    </>
  );
}
