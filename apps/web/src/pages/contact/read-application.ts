import type { LeadRequest } from '@cornerbell/api';
import { textOf } from '../../forms/text-of.ts';

/** Reads an application from the form's data. */
export const readApplication = (data: FormData) =>
  ({
    endpoint: 'application',
    name: textOf(data, 'name'),
    email: textOf(data, 'email'),
    phone: textOf(data, 'phone'),
    gymName: textOf(data, 'gymName'),
    gymLocation: textOf(data, 'gymLocation'),
    currentMembers: textOf(data, 'currentMembers'),
    message: textOf(data, 'message'),
  }) satisfies LeadRequest;
