import './theme/theme.css.ts';
import './index.ts';
import './toaster.ts';
