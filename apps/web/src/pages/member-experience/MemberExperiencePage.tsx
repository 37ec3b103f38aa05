import { memberExperiencePage, pages } from '@cornerbell/content/site';
import type { Page } from '../../shell/page.ts';
import { FeaturePage } from '../../feature-page/FeaturePage.tsx';
import { BadgesPicture } from './BadgesPicture.tsx';
import { BoardsPicture } from './BoardsPicture.tsx';
import { NoticesPicture } from './NoticesPicture.tsx';
import { PhonesPicture } from './PhonesPicture.tsx';
import { PhotosPicture } from './PhotosPicture.tsx';

const MemberExperiencePage = () => (
  <FeaturePage
    content={memberExperiencePage}
    pictures={{
      'mobile-app': { element: <PhonesPicture /> },
      'achievement-system': { element: <BadgesPicture /> },
      leaderboards: { element: <BoardsPicture />, place: 'below' },
      'progress-photos': { element: <PhotosPicture /> },
      'community-features': { element: <NoticesPicture /> },
    }}
  />
);

export const page: Page<undefined> = {
  head: () => pages['/features/member-experience'],
  Component: MemberExperiencePage,
};
