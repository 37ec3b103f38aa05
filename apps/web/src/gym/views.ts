import type { GymView } from '@cornerbell/content/copy';
import type { ComponentType } from 'react';
import { Classes } from './views/Classes.tsx';
import { Coaches } from './views/Coaches.tsx';
import { Members } from './views/Members.tsx';
import { Messages } from './views/Messages.tsx';
import { Money } from './views/Money.tsx';
import { PhoneBoard } from './views/PhoneBoard.tsx';
import { PhoneBook } from './views/PhoneBook.tsx';
import { PhonePartners } from './views/PhonePartners.tsx';
import { PhonePhotos } from './views/PhonePhotos.tsx';
import { PhoneSkills } from './views/PhoneSkills.tsx';
import { PhoneToday } from './views/PhoneToday.tsx';
import { PhoneYou } from './views/PhoneYou.tsx';
import { Plans } from './views/Plans.tsx';
import { Privates } from './views/Privates.tsx';
import { Reports } from './views/Reports.tsx';
import { Skills } from './views/Skills.tsx';
import { Today } from './views/Today.tsx';

/** The views that a visitor can open in the live gym. */
export const liveViews = {
  Today,
  Members,
  Classes,
  Privates,
  Coaches,
  Skills,
  Money,
  Plans,
  Reports,
  'Phone: Today': PhoneToday,
  'Phone: Book': PhoneBook,
  'Phone: Skills': PhoneSkills,
  'Phone: You': PhoneYou,
  'Phone: Board': PhoneBoard,
};

/** All views, with those that only stills show. */
export const views: Readonly<Record<GymView, ComponentType>> = {
  ...liveViews,
  Messages,
  'Phone: Partners': PhonePartners,
  'Phone: Photos': PhonePhotos,
};
