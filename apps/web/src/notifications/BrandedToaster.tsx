import { Toaster, type ToasterProps } from '@cornerbell/ui/toaster';
import { Bell } from './Bell.tsx';

export { notify } from '@cornerbell/ui/toaster';

const icons = { success: <Bell /> };

/** The toaster with the brand's bell. */
export const BrandedToaster = (props: ToasterProps) => <Toaster icons={icons} {...props} />;
