import * as z from 'zod/mini';
import { MAX_GUARDS, MIN_GUARDS } from '../constants.ts';
import { answeredVersion, choice, declineReason, id, number, optionalProse, prose } from '../fields.ts';
import { person, recordRef } from '../people.ts';
import { endNotBeforeStart, period } from '../period.ts';
import { clientApplicationStatuses, serviceTypes } from './words.ts';

/** A client's request for guards. */
export const clientApplication = z.object({
  _id: z.string(),
  user: person,
  /** While the user is a client. The older hosted API has none. */
  record: z.optional(recordRef),
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
  /** From 1; goes up when the client changes it. The older hosted API has none. */
  version: z.optional(z.number()),
  createdAt: z.string(),
});
export type ClientApplication = z.output<typeof clientApplication>;

const clientApplicationFields = {
  serviceType: choice('Service type', serviceTypes),
  location: prose('Location', 500),
  ...period,
  numberOfGuards: number('Number of guards').check(
    z.refine(Number.isInteger, { error: 'Number of guards must be a whole number', abort: true }),
    z.gte(MIN_GUARDS, { error: `Number of guards must be at least ${MIN_GUARDS}` }),
    z.lte(MAX_GUARDS, { error: `Number of guards must be at most ${MAX_GUARDS.toLocaleString('en-IN')}` }),
  ),
  additionalDetails: optionalProse('Additional details'),
};

export const clientApplicationBody = z.object(clientApplicationFields).check(endNotBeforeStart);
export type ClientApplicationBody = z.input<typeof clientApplicationBody>;

/** The whole application with its changes. */
export const updateClientApplicationBody = z
  .object({ applicationId: id('Application'), ...clientApplicationFields })
  .check(endNotBeforeStart);
export type UpdateClientApplicationBody = z.input<typeof updateClientApplicationBody>;

export const respondToClientApplicationBody = z.object({
  applicationId: id('Application'),
  status: choice('Status', ['approved', 'rejected']),
  /** Only for `rejected`. */
  reason: declineReason,
  version: answeredVersion,
});
export type RespondToClientApplicationBody = z.input<typeof respondToClientApplicationBody>;
