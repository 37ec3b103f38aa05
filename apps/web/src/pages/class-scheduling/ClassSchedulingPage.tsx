import { FeaturePage } from '../../feature-page/FeaturePage.tsx';
import type { Page } from '../../page.ts';
import { SkillsPicture } from '../../samples/pictures.tsx';
import { WaitlistsPicture } from '../../samples/WaitlistsPicture.tsx';
import type { ClassSchedulingData } from './data.ts';
import { PrivatesPicture } from './PrivatesPicture.tsx';
import { TimetablePicture } from './TimetablePicture.tsx';
import { TrainersPicture } from './TrainersPicture.tsx';

export const page: Page<ClassSchedulingData> = function ClassSchedulingPage({ data }) {
  const { samples } = data;
  return (
    <FeaturePage
      data={data}
      pictures={{
        'class-management': {
          element: (
            <TimetablePicture sample={samples.timetable} waitlists={samples.waitlists.waitlists} />
          ),
          position: 'below',
        },
        'trainer-scheduling': { element: <TrainersPicture sample={samples.trainers} /> },
        'skills-tracking': {
          element: <SkillsPicture sample={samples.skills} highlighted />,
          position: 'below',
        },
        'private-training': { element: <PrivatesPicture sample={samples.privateSessions} /> },
        'waitlist-management': { element: <WaitlistsPicture sample={samples.waitlists} /> },
      }}
    />
  );
};
