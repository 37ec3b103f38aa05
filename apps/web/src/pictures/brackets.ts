import { vars } from '@cornerbell/ui/theme';

const bar = `linear-gradient(${vars.color.accent} 0 0) no-repeat`;
const corners = ['0 0', '100% 0', '0 100%', '100% 100%'];

/** The corner brackets of the brand as a background, eight short bars. */
export const bracketBars = corners
  .flatMap((corner) => [
    `${bar} ${corner} / ${vars.space.lg} 3px`,
    `${bar} ${corner} / 3px ${vars.space.lg}`,
  ])
  .join(', ');
