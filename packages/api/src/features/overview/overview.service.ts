import type { Overview } from '@prahari/contract';
import type { Db } from '../../db/tables.ts';
import { countOnDuty } from '../assignments/assignments.service.ts';
import { completeEnded } from '../assignments/ended-assignments.service.ts';
import { countBills } from '../bills/bills.service.ts';
import { countClientApplications } from '../client-applications/client-applications.service.ts';
import { countClients } from '../clients/clients.service.ts';
import { countGuards } from '../guards/guards.service.ts';
import { countUndeliveredMail } from '../mail-outbox/mail-outbox.service.ts';
import { countSecurityApplications } from '../security-applications/security-applications.service.ts';

/** How many rows each list of the office has in each status today (Asia/Kolkata), one query per list, and who is on duty now. */
export async function getOverview(db: Db): Promise<Overview> {
  await completeEnded(db);
  const [guards, guardsOnDuty, clients, bills, clientApplications, securityApplications, undeliveredMail] =
    await Promise.all([
      countGuards(db),
      countOnDuty(db, new Date()),
      countClients(db),
      countBills(db),
      countClientApplications(db),
      countSecurityApplications(db),
      countUndeliveredMail(db),
    ]);
  return { guards, guardsOnDuty, clients, bills, clientApplications, securityApplications, undeliveredMail };
}
