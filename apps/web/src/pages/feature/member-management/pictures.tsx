import type { FeaturePictures } from '../feature-picture.ts';
import { AttendancePicture } from './AttendancePicture.tsx';
import { PlansPicture } from './PlansPicture.tsx';
import { ProgressPicture } from './ProgressPicture.tsx';
import { RosterPicture } from './RosterPicture.tsx';

/** The pictures of `/features/member-management`. */
export const memberManagementPictures: FeaturePictures = (samples) => ({
  'profiles-tracking': { element: <RosterPicture sample={samples.members} />, position: 'below' },
  'attendance-management': { element: <AttendancePicture sample={samples.attendance} /> },
  'progress-tracking': { element: <ProgressPicture sample={samples.progress} /> },
  'membership-plans': { element: <PlansPicture sample={samples.membershipPlans} /> },
});
