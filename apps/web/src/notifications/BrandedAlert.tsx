import { AlertDialog, type AlertDialogProps } from '@cornerbell/ui';
import { Bell } from './Bell.tsx';
import * as styles from './BrandedAlert.css.ts';

/** An alert with the brand's bell and corner brackets. */
export const BrandedAlert = (props: AlertDialogProps) => (
  <AlertDialog icon={<Bell />} className={styles.bracketed} {...props} />
);
