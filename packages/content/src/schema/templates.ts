/** The first excerpt of a post and description of a guide. */
export const excerptTemplate = (title: string) =>
  `Say in one sentence of 70 to 155 characters what a reader gets from ${title}.`;

/** The body of `pnpm new post`, to be overwritten. */
export const postTemplate = `Say in one paragraph what the reader takes away, in the words they use at the front desk. Name the gym night on which it helps.

## What goes wrong today

Describe the evening as it is. One paragraph is one line, and a blank line comes between two of them.

## What to do instead

- One step a line, in the order in which a coach does them.
- Each step with the thing to look at.

## Before you start

End with the one thing to do this week.
`;

/** The body of `pnpm new guide`, to be overwritten. */
export const guideTemplate = `Say in one paragraph what this is for, and who fills it in.

## Get ready

- [ ] One box a line, in the order of the work.
- [ ] Each box is something that somebody can see.

## On the floor

- [ ] Name the coach who has the last word.

## Afterward

- [ ] Write down what to change next time.
`;
