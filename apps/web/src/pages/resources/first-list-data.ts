import type { BuildContext, Params } from '../../shell/page.ts';
import { data as listData } from './list-data.ts';

export { head, modified } from './list-data.ts';

/** The data of a list's first page, whose path names no number. */
export const data = (context: BuildContext, params: Params) =>
  listData(context, { ...params, page: '1' });
