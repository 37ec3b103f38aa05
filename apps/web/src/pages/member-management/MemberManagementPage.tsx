import { FeaturePage } from '../../feature-page/FeaturePage.tsx';
import type { Page } from '../../page.ts';
import type { MemberManagementData } from './data.ts';
import { AttendancePicture } from './AttendancePicture.tsx';
import { PlansPicture } from './PlansPicture.tsx';
import { ProgressPicture } from './ProgressPicture.tsx';
import { RosterPicture } from './RosterPicture.tsx';

export const page: Page<MemberManagementData> = function MemberManagementPage({ data }) {
  const { samples } = data;
  return (
    <FeaturePage
      data={data}
      pictures={{
        'profiles-tracking': {
          element: <RosterPicture sample={samples.members} />,
          position: 'below',
        },
        'attendance-management': { element: <AttendancePicture sample={samples.attendance} /> },
        'progress-tracking': { element: <ProgressPicture sample={samples.progress} /> },
        'membership-plans': { element: <PlansPicture sample={samples.membershipPlans} /> },
      }}
    />
  );
};
