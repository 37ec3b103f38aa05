import { businessToolsPage, pages } from '@cornerbell/content/site';
import type { Page } from '../../shell/page.ts';
import { FeaturePage } from '../../feature-page/FeaturePage.tsx';
import { DashboardPicture } from './DashboardPicture.tsx';
import { MessagesPicture } from './MessagesPicture.tsx';
import { PaymentsPicture } from './PaymentsPicture.tsx';
import { ReportsPicture } from './ReportsPicture.tsx';
import { StaffPicture } from './StaffPicture.tsx';

const BusinessToolsPage = () => (
  <FeaturePage
    content={businessToolsPage}
    pictures={{
      'payment-tracking': { element: <PaymentsPicture /> },
      'analytics-dashboard': { element: <DashboardPicture />, place: 'below' },
      'staff-management': { element: <StaffPicture /> },
      'messaging-system': { element: <MessagesPicture /> },
      'reports-insights': { element: <ReportsPicture /> },
    }}
  />
);

export const page: Page<undefined> = {
  head: () => pages['/features/business-tools'],
  Component: BusinessToolsPage,
};
