import type { BuildContext } from '../../shell/page.ts';
import { legalData } from './legal.ts';

export const data = (context: BuildContext) => legalData(context, 'terms');
