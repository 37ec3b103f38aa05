import { AlertDialog, type AlertDialogProps } from '@cornerbell/ui';
import * as styles from './Alert.css.ts';
import { Bell } from './Bell.tsx';

/** An alert with the brand's bell and corner brackets. */
export const Alert = (props: AlertDialogProps) => (
  <AlertDialog icon={<Bell />} className={styles.bracketed} {...props} />
);
