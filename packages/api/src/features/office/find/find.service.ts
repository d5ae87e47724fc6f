import { applicationStatusLabels } from '@prahari/contract/applications';
import type { ClientApplication, SecurityApplication } from '@prahari/contract/applications.schemas';
import type { Bill } from '@prahari/contract/bills.schemas';
import type { ClientWithDues } from '@prahari/contract/clients.schemas';
import { guardStatusLabels } from '@prahari/contract/guards';
import type { Guard } from '@prahari/contract/guards.schemas';
import type { ListQuery } from '@prahari/contract/lists';
import { type FindKind, findKinds } from '@prahari/contract/office';
import type { Found } from '@prahari/contract/office.schemas';
import type { Post } from '@prahari/contract/posts.schemas';
import { formatDay, formatRupees, labelOf } from '@prahari/domain/format';
import { formatPhone } from '@prahari/domain/phone';
import type { Db } from '../../../db/tables.ts';
import { listApplications as listSecurityApplications } from '../../applications/job-applications.service.ts';
import { listApplications as listClientApplications } from '../../applications/requests.service.ts';
import { listClients } from '../../clients/clients.service.ts';
import { listGuards } from '../../guards/guards.service.ts';
import { listBills } from '../../money/bills/bills.service.ts';
import { listPosts } from '../../scheduling/posts/posts.service.ts';

/** Rows of each kind. */
const EACH = 4;

type List = (db: Db, query: ListQuery) => Promise<unknown>;
type Line = Omit<Found, 'kind' | '_id'>;

interface Searched<Row> {
  list: List;
  line: (row: Row) => Line;
}

const searched = <Row>(list: List, line: (row: Row) => Line): Searched<never> => ({ list, line });

const joined = (texts: readonly (string | undefined)[]): string => texts.filter(Boolean).join(', ');

/** The office's lists, each searched like its tab (docs/adr/0030). */
const lists: Record<FindKind, Searched<never>> = {
  guard: searched<Guard>(listGuards, ({ user, phone = '', city, currentAssignment: duty, status }) => ({
    name: user.name,
    detail: joined([formatPhone(phone), duty?.client.user.name, duty?.location.city ?? city]),
    figure: labelOf(guardStatusLabels, status),
  })),
  post: searched<Post>(listPosts, ({ client, place, filled, asked }) => ({
    name: client.user.name,
    detail: joined([place.city, place.street]),
    figure: `${filled} of ${asked}`,
  })),
  client: searched<ClientWithDues>(listClients, ({ user, location, phone = '' }) => ({
    name: user.name,
    detail: location,
    figure: formatPhone(phone),
  })),
  bill: searched<Bill>(listBills, ({ billNumber, client, dueDate, amount }) => ({
    name: billNumber,
    detail: joined([client.user.name, `due ${formatDay(dueDate)}`]),
    figure: formatRupees(amount),
  })),
  clientApplication: searched<ClientApplication>(listClientApplications, ({ user, location, status }) => ({
    name: user.name,
    detail: location,
    figure: labelOf(applicationStatusLabels, status),
  })),
  securityApplication: searched<SecurityApplication>(
    listSecurityApplications,
    ({ fullName, phoneNumber, status }) => ({
      name: fullName,
      detail: formatPhone(phoneNumber),
      figure: labelOf(applicationStatusLabels, status),
    }),
  ),
};

async function findIn(db: Db, kind: FindKind, q: string): Promise<Found[]> {
  const { list, line } = lists[kind];
  const { data: rows } = (await list(db, { q, limit: EACH })) as { data: never[] };
  return rows.map((row) => ({ kind, _id: (row as { _id: string })._id, ...line(row) }));
}

/** Finds the newest matching rows of each of the office's lists. */
export async function find(db: Db, q: string): Promise<Found[]> {
  const results = await Promise.all(findKinds.map((kind) => findIn(db, kind, q.trim())));
  return results.flat();
}
