import { reducedMotion } from '@cornerbell/ui/theme';
import { globalStyle } from '@vanilla-extract/css';

const motion = `not all and ${reducedMotion}`;

// Also where the app sleeps and a link loads a document.
globalStyle('@view-transition', { '@media': { [motion]: { navigation: 'auto' } } } as object);

// What is tapped while one page fades into the next belongs to the next.
globalStyle('::view-transition', { pointerEvents: 'none' });
