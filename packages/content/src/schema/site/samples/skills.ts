import * as v from 'valibot';
import { copy, skillState } from '../parts.ts';

/** Sample data: skills. */
export const skillsSample = v.strictObject({
  copy: v.strictObject({ aside: copy }),
  owner: copy,
  groups: v.array(
    v.strictObject({
      title: copy,
      skills: v.array(v.strictObject({ name: copy, state: skillState })),
    }),
  ),
});

/** What `site/samples/skills.yaml` holds. */
export type SkillsSample = v.InferOutput<typeof skillsSample>;
