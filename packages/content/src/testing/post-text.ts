/** What a post of a test says. */
interface PostFacts {
  readonly id: string;
  readonly title: string;
  readonly author?: string;
  readonly tag?: string;
  /** Further lines of front matter, such as its day. */
  readonly more: string;
  readonly body: string;
}

/** The text of a file of `posts/` in which nothing is wrong but what `more` and `body` have. */
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
