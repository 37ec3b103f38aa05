import { memberManagementPage, pages } from '@cornerbell/content/site';
import type { Page } from '../../shell/page.ts';
import { FeaturePage } from '../../feature-page/FeaturePage.tsx';
import { AttendancePicture } from './AttendancePicture.tsx';
import { PlansPicture } from './PlansPicture.tsx';
import { ProgressPicture } from './ProgressPicture.tsx';
import { RosterPicture } from './RosterPicture.tsx';

const MemberManagementPage = () => (
  <FeaturePage
    content={memberManagementPage}
    pictures={{
      'profiles-tracking': { element: <RosterPicture />, place: 'below' },
      'attendance-management': { element: <AttendancePicture /> },
      'progress-tracking': { element: <ProgressPicture /> },
      'membership-plans': { element: <PlansPicture /> },
    }}
  />
);

export const page: Page<undefined> = {
  head: () => pages['/features/member-management'],
  Component: MemberManagementPage,
};
