import { FeaturePage } from '../../feature-page/FeaturePage.tsx';
import type { Page } from '../../page.ts';
import type { MemberExperienceData } from './data.ts';
import { BadgesPicture } from './BadgesPicture.tsx';
import { BoardsPicture } from './BoardsPicture.tsx';
import { NoticesPicture } from './NoticesPicture.tsx';
import { PhonesPicture } from './PhonesPicture.tsx';
import { PhotosPicture } from './PhotosPicture.tsx';

export const page: Page<MemberExperienceData> = function MemberExperiencePage({ data }) {
  const { nextBadge, samples } = data;
  return (
    <FeaturePage
      data={data}
      pictures={{
        'mobile-app': { element: <PhonesPicture sample={samples.phone} /> },
        'achievement-system': {
          element: <BadgesPicture sample={samples.achievements} nextBadge={nextBadge} />,
        },
        leaderboards: {
          element: <BoardsPicture sample={samples.leaderboards} />,
          position: 'below',
        },
        'progress-photos': { element: <PhotosPicture sample={samples.progressPhotos} /> },
        'community-features': { element: <NoticesPicture sample={samples.community} /> },
      }}
    />
  );
};
