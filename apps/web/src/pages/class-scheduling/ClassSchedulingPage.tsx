import { classSchedulingPage, pages } from '@cornerbell/content/site';
import type { Page } from '../../shell/page.ts';
import { FeaturePage } from '../../feature-page/FeaturePage.tsx';
import { PrivatesPicture } from './PrivatesPicture.tsx';
import { SkillsPicture } from './SkillsPicture.tsx';
import { TimetablePicture } from './TimetablePicture.tsx';
import { TrainersPicture } from './TrainersPicture.tsx';
import { WaitlistsPicture } from './WaitlistsPicture.tsx';

const ClassSchedulingPage = () => (
  <FeaturePage
    content={classSchedulingPage}
    pictures={{
      'class-management': { element: <TimetablePicture />, place: 'below' },
      'trainer-scheduling': { element: <TrainersPicture /> },
      'skills-tracking': { element: <SkillsPicture />, place: 'below' },
      'private-training': { element: <PrivatesPicture /> },
      'waitlist-management': { element: <WaitlistsPicture /> },
    }}
  />
);

export const page: Page<undefined> = {
  head: () => pages['/features/class-scheduling'],
  Component: ClassSchedulingPage,
};
