import * as z from 'zod/mini';
import { MAX_GUARDS, MIN_GUARDS } from '../constants.ts';
import { choice, declineReason, id, number, optionalProse, prose } from '../fields.ts';
import { person } from '../people.ts';
import { endNotBeforeStart, period } from '../period.ts';
import { clientApplicationStatuses, serviceTypes } from './words.ts';

/** A client's request for guards. */
export const clientApplication = z.object({
  _id: z.string(),
  user: person,
  /** The client’s, as it was typed at signup. */
  phone: z.optional(z.string()),
  serviceType: z.enum(serviceTypes),
  location: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  numberOfGuards: z.number(),
  additionalDetails: z.string(),
  status: z.enum(clientApplicationStatuses),
  /** Why it was declined, if the office gave a reason. */
  declineReason: z.optional(z.string()),
  createdAt: z.string(),
});
export type ClientApplication = z.output<typeof clientApplication>;

export const clientApplicationBody = z
  .object({
    serviceType: choice('Service type', serviceTypes),
    location: prose('Location', 500),
    ...period,
    numberOfGuards: number('Number of guards').check(
      z.refine(Number.isInteger, { error: 'Number of guards must be a whole number', abort: true }),
      z.gte(MIN_GUARDS, { error: `Number of guards must be at least ${MIN_GUARDS}` }),
      z.lte(MAX_GUARDS, { error: `Number of guards must be at most ${MAX_GUARDS.toLocaleString('en-IN')}` }),
    ),
    additionalDetails: optionalProse('Additional details'),
  })
  .check(endNotBeforeStart);
export type ClientApplicationBody = z.input<typeof clientApplicationBody>;

export const respondToClientApplicationBody = z.object({
  applicationId: id('Application'),
  status: choice('Status', ['approved', 'rejected']),
  /** Only for `rejected`. */
  reason: declineReason,
});
export type RespondToClientApplicationBody = z.input<typeof respondToClientApplicationBody>;
