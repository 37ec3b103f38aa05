/** The description that a text has until its author writes one. */
export const opening = 'Say in one sentence of 70 to 155 characters what a reader gets from it.';

/** What a new post or guide says at first, from `pnpm content new` and in the editor. */
export const templates = {
  posts: {
    fields: {
      excerpt: opening,
      author: 'founders',
      category: 'educational',
      tags: ['gym'],
      status: 'unlisted',
    },
    body: `Say in one paragraph what the reader takes away, in the words they use at the front desk. Name the gym night on which it helps.

## What goes wrong today

Describe the evening as it is. One paragraph is one line, and a blank line comes between two of them.

## What to do instead

- One step a line, in the order in which a coach does them.
- Each step with the thing to look at.

## Before you start

End with the one thing to do this week.
`,
  },
  guides: {
    fields: {
      description: opening,
      excerpt: 'Say in a few words what it is for.',
      type: 'checklist',
      status: 'unlisted',
    },
    body: `Say in one paragraph what this is for, and who fills it in.

## Get ready

- [ ] One box a line, in the order of the work.
- [ ] Each box is something that somebody can see.

## On the floor

- [ ] Name the coach who has the last word.

## Afterward

- [ ] Write down what to change next time.
`,
  },
} as const;
