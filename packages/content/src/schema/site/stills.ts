import * as v from 'valibot';
import { shownAs } from '../fields.ts';
import { copy } from './parts.ts';

/** A text that the sample data contain; the editor offers those that there are. */
const named = (description: string, file: string, field: string) =>
  v.pipe(
    copy,
    v.description(description),
    v.metadata(
      shownAs('relation', {
        collection: 'samples',
        file,
        value_field: field,
        search_fields: [field],
        display_fields: [field],
      }),
    ),
  );

const member = named('The member, by name.', 'members', 'members.*.name');
const skill = named('The skill, by name.', 'skills', 'groups.*.skills.*.name');
const className = v.pipe(
  copy,
  v.description('The day and time of a class in the timetable, such as `Mon 6:00 pm`.'),
);

/** What somebody does in the sample gym. */
const gymAction = v.variant('do', [
  v.strictObject({ do: v.literal('check in'), member, class: className }),
  v.strictObject({ do: v.literal('book'), member, class: className }),
  v.strictObject({ do: v.literal('cancel'), member, class: className }),
  v.strictObject({ do: v.literal('call'), member }),
  v.strictObject({ do: v.literal('take payment'), member }),
  v.strictObject({ do: v.literal('mark skill'), skill }),
]);

/** What somebody does in the sample gym. */
export type GymAction = v.InferOutput<typeof gymAction>;
