/** The variable parts of a test's post. */
interface PostFacts {
  readonly id: string;
  readonly title: string;
  /** Further lines of front matter, such as its day; it is published unless they say another status. */
  readonly more: string;
  readonly body: string;
}

/** A valid post file, except for findings in `more` and `body`. */
export const postText = ({ id, title, more, body }: PostFacts): string => `---
id: "${id}"
title: ${title}
excerpt: What a post about ${title} says, in a sentence that is long enough for results.
author: founders
category: news
tags: [news]
featured: false
relatedPosts: []
${more}${more.includes('status: ') ? '' : '\nstatus: published'}
---
${body}
`;
