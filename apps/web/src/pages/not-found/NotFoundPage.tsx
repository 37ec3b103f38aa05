import { useEffect } from 'react';
import type { Page } from '../../page.ts';
import { Actions } from '../../sections/Actions.tsx';
import { useShownLocation } from '../../shared/shown-location.ts';
import { ErrorScreen } from '../../sections/ErrorScreen.tsx';
import type { NotFoundData } from './data.ts';

/** The not-found page, which logs the missing path. */
export const page: Page<NotFoundData> = function NotFoundPage({
  data: {
    copy: { numeral, title, text, actions },
  },
}) {
  const { pathname } = useShownLocation();
  useEffect(() => console.error(`404: there is no page at ${pathname}`), [pathname]);
  return (
    <ErrorScreen numeral={numeral} title={title} message={text}>
      <Actions links={actions} />
    </ErrorScreen>
  );
};
