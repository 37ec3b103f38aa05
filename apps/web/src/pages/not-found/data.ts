import { notFoundPath } from '../../shared/addresses.ts';
import type { BuildContext, Params } from '../../page.ts';

/** The route matches every path without a page; its data is published once, at `notFoundPath`. */
export const data = ({ library: { site } }: BuildContext, { '*': rest = '' }: Params) =>
  `/${rest}` === notFoundPath ? { copy: site.notFound } : null;

export type NotFoundData = NonNullable<ReturnType<typeof data>>;
