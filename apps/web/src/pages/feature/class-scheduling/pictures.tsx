import { SkillsPicture } from '../../../samples/pictures.tsx';
import { WaitlistsPicture } from '../../../samples/WaitlistsPicture.tsx';
import type { FeaturePictures } from '../feature-picture.ts';
import { PrivatesPicture } from './PrivatesPicture.tsx';
import { TimetablePicture } from './TimetablePicture.tsx';
import { TrainersPicture } from './TrainersPicture.tsx';

/** The pictures of `/features/class-scheduling`. */
export const classSchedulingPictures: FeaturePictures = (samples) => ({
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
});
