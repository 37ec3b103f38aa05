import type { BuildContext } from '../../app/page.ts';
import { legalData } from './legal.ts';

export const data = (context: BuildContext) => legalData(context, 'privacy');
