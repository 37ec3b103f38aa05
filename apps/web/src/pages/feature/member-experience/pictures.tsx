import { masteredIn } from '../../../samples/skills.ts';
import type { FeaturePictures } from '../feature-picture.ts';
import { BadgesPicture } from './BadgesPicture.tsx';
import { BoardsPicture } from './BoardsPicture.tsx';
import { NoticesPicture } from './NoticesPicture.tsx';
import { PhonesPicture } from './PhonesPicture.tsx';
import { PhotosPicture } from './PhotosPicture.tsx';

/** The pictures of `/features/member-experience`. */
export const memberExperiencePictures: FeaturePictures = ({
  achievements,
  skills,
  ...samples
}) => ({
  'mobile-app': { element: <PhonesPicture sample={samples.phone} /> },
  'achievement-system': {
    element: (
      <BadgesPicture
        sample={achievements}
        nextBadge={masteredIn(skills.groups, achievements.nextBadgeSkills)}
      />
    ),
  },
  leaderboards: { element: <BoardsPicture sample={samples.leaderboards} />, position: 'below' },
  'progress-photos': { element: <PhotosPicture sample={samples.progressPhotos} /> },
  'community-features': { element: <NoticesPicture sample={samples.community} /> },
});
