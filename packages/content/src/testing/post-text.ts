/** The variable parts of a test's post. */
interface PostFacts {
  readonly id: string;
  readonly title: string;
  readonly author?: string;
  readonly tag?: string;
  /** Further lines of front matter, such as its day. */
  readonly more: string;
  readonly body: string;
}

/** A valid post file, except for findings in `more` and `body`. */
export const postText = ({
  id,
  title,
  author = 'founders',
  tag = 'news',
  more,
  body,
}: PostFacts): string => `---
id: "${id}"
title: ${title}
excerpt: A post.
author: ${author}
category: news
tags: [${tag}]
readTime: 1
featured: false
relatedPosts: []
${more}
---
${body}
`;
