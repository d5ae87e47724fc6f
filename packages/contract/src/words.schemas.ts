import { shifts } from '@prahari/domain/shifts';
import * as z from 'zod/mini';
import { clientApplicationStatuses, securityApplicationStatuses, serviceTypes } from './applications.ts';
import { assignmentStatuses } from './assignments.ts';
import { billStatuses } from './bills.ts';
import { clientStatuses } from './clients.ts';
import { paperKinds } from './documents.ts';
import { shownGuardStatuses } from './guards.ts';

/** The words of replies, each with a name in the description of the API. */

export const shift = z.enum(shifts);
export const serviceType = z.enum(serviceTypes);
export const guardStatus = z.enum(shownGuardStatuses);
export const clientStatus = z.enum(clientStatuses);
export const assignmentStatus = z.enum(assignmentStatuses);
export const billStatus = z.enum(billStatuses);
export const clientApplicationStatus = z.enum(clientApplicationStatuses);
export const securityApplicationStatus = z.enum(securityApplicationStatuses);
export const paperKind = z.enum(paperKinds);
