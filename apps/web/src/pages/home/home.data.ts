import type { BuildContext } from '../../shell/page.ts';
import { postCardData } from '../../library/card-data.ts';

/** How many posts the home page shows. */
const latestPosts = 3;

export const data = ({ library }: BuildContext) => ({
  posts: library.posts.slice(0, latestPosts).map((post) => postCardData(post)),
});

export type HomeData = ReturnType<typeof data>;
