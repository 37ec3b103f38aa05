import type { FeaturePictures } from '../feature-picture.ts';
import { DashboardPicture } from './DashboardPicture.tsx';
import { MessagesPicture } from './MessagesPicture.tsx';
import { PaymentsPicture } from './PaymentsPicture.tsx';
import { ReportsPicture } from './ReportsPicture.tsx';
import { StaffPicture } from './StaffPicture.tsx';

/** The pictures of `/features/business-tools`. */
export const businessToolsPictures: FeaturePictures = (samples) => ({
  'payment-tracking': { element: <PaymentsPicture sample={samples.payments} /> },
  'analytics-dashboard': {
    element: <DashboardPicture sample={samples.analytics} />,
    position: 'below',
  },
  'staff-management': { element: <StaffPicture sample={samples.staff} /> },
  'messaging-system': { element: <MessagesPicture sample={samples.messages} /> },
  'reports-insights': { element: <ReportsPicture sample={samples.reports} /> },
});
