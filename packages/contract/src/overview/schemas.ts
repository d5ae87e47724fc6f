import * as z from 'zod/mini';
import { billStatuses } from '../bills/words.ts';
import { clientApplicationStatuses } from '../client-applications/words.ts';
import { clientStatuses } from '../clients/words.ts';
import { shownGuardStatuses } from '../guards/words.ts';
import { mailStatuses } from '../mail-outbox/words.ts';
import { securityApplicationStatuses } from '../security-applications/words.ts';

/** Number of rows by status, equal to the `total` of the list with that `status`. */
const counts = <const Statuses extends readonly string[]>(statuses: Statuses) =>
  z.record(z.enum(statuses), z.number());

/** Number of rows in each list of the office, by status today (Asia/Kolkata), and of guards on duty now. */
export const overview = z.object({
  guards: counts(shownGuardStatuses),
  /** Guards whose assignment is active, whose dates cover today and whose shift runs now (DECISIONS section 6). */
  guardsOnDuty: z.number(),
  clients: counts(clientStatuses),
  bills: counts(billStatuses),
  clientApplications: counts(clientApplicationStatuses),
  securityApplications: counts(securityApplicationStatuses),
  undeliveredMail: counts(mailStatuses),
});
export type Overview = z.output<typeof overview>;
