import type { BuildContext } from '../../shell/page.ts';

/** The published questions that are written in Markdown; they stand behind those of their group. */
export const data = ({ library }: BuildContext) => ({
  further: (library.questions ?? []).map(({ id, group, question, answer }) => ({
    id,
    group,
    question,
    answer,
  })),
});

export type FaqData = ReturnType<typeof data>;
