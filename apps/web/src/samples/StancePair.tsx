import type { SiteSamples } from '@cornerbell/content/copy';
import { primary, secondary } from './parts.css.ts';
import * as styles from './StancePair.css.ts';

interface StancePairProps extends Pick<SiteSamples['progressPhotos'], 'before' | 'after'> {
  /** The pair's accessible name. */
  label: string;
}

interface Stance {
  head: string;
  torso: string;
  farArm: string;
  nearArm: string;
  farLeg: string;
  nearLeg: string;
  /** The far and the near glove. */
  gloves: readonly [far: string, near: string];
}

/** Upright, hands at the waist. */
const open: Stance = {
  head: 'M78 38h0',
  torso: 'M76 68 74 104',
  farArm: 'M82 66 92 88 104 94',
  nearArm: 'M70 68 64 92 76 106',
  farLeg: 'M78 110 88 138 84 166h11',
  nearLeg: 'M72 110 66 138 62 166h11',
  gloves: ['M108 95h0', 'M81 108h0'],
};

/** Knees bent, both hands at the chin. */
const guard: Stance = {
  head: 'M78 48h0',
  torso: 'M72 78 68 110',
  farArm: 'M80 76 102 92 111 66',
  nearArm: 'M66 78 76 102 94 76',
  farLeg: 'M72 114 95 137 91 166h12',
  nearLeg: 'M66 114 56 142 37 164l9 3',
  gloves: ['M112 60h0', 'M98 70h0'],
};

/** A stroke with an outline in the background colour, which separates it from what is behind. */
const Limb = ({ d, width, className }: { d: string; width: number; className?: string }) => (
  <>
    <path className={styles.halo} d={d} strokeWidth={width + 4} />
    <path className={className} d={d} strokeWidth={width} />
  </>
);

const Figure = ({ stance }: { stance: Stance }) => (
  <svg className={styles.drawing} viewBox="0 0 150 184" aria-hidden="true">
    <path className={styles.ropes} d="M0 62h150M0 92h150M0 122h150M0 172h150" />
    <Limb d={stance.farLeg} width={11} className={styles.far} />
    <Limb d={stance.farArm} width={11} className={styles.far} />
    <Limb d={stance.gloves[0]} width={20} className={styles.glove} />
    <Limb d={stance.head} width={26} />
    <Limb d={stance.torso} width={26} />
    <Limb d={stance.nearLeg} width={12} />
    <Limb d={stance.nearArm} width={11} />
    <Limb d={stance.gloves[1]} width={20} className={styles.glove} />
  </svg>
);

/** Two progress photos side by side, as drawings: hands low, and in a closed guard. */
export const StancePair = ({ label, before, after }: StancePairProps) => (
  <ul className={styles.root} aria-label={label}>
    {[
      { ...before, stance: open },
      { ...after, stance: guard },
    ].map(({ day, lookAt, stance }) => (
      <li key={day} className={styles.photo}>
        <Figure stance={stance} />
        <div className={styles.caption}>
          <span className={primary}>{day}</span> <span className={secondary}>{lookAt}</span>
        </div>
      </li>
    ))}
  </ul>
);
