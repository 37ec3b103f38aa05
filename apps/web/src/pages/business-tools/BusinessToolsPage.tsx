import { FeaturePage } from '../../feature-page/FeaturePage.tsx';
import type { Page } from '../../page.ts';
import type { BusinessToolsData } from './data.ts';
import { DashboardPicture } from './DashboardPicture.tsx';
import { MessagesPicture } from './MessagesPicture.tsx';
import { PaymentsPicture } from './PaymentsPicture.tsx';
import { ReportsPicture } from './ReportsPicture.tsx';
import { StaffPicture } from './StaffPicture.tsx';

export const page: Page<BusinessToolsData> = function BusinessToolsPage({ data }) {
  const { samples } = data;
  return (
    <FeaturePage
      data={data}
      pictures={{
        'payment-tracking': { element: <PaymentsPicture sample={samples.payments} /> },
        'analytics-dashboard': {
          element: <DashboardPicture sample={samples.analytics} />,
          position: 'below',
        },
        'staff-management': { element: <StaffPicture sample={samples.staff} /> },
        'messaging-system': { element: <MessagesPicture sample={samples.messages} /> },
        'reports-insights': { element: <ReportsPicture sample={samples.reports} /> },
      }}
    />
  );
};
