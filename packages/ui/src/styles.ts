import './theme/theme.css.ts';
import './index.ts';
import './toaster.ts';
import './alert-dialog.ts';
import './app-shell.ts';
import './dialog.ts';
import './dropdown-menu.ts';
import './tabs.ts';
