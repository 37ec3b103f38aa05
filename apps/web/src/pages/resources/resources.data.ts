import type { BuildContext } from '../../app/page.ts';
import { guideCardData, postCardData } from '../../features/resources/card-data.ts';

export const data = ({ library }: BuildContext) => ({
  posts: library.posts.map((post) => postCardData(post)),
  guides: library.guides.map((guide) => guideCardData(guide)),
});

export type ResourcesData = ReturnType<typeof data>;
