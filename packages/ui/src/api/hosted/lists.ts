import { listClientApplications, listSecurityApplications } from '@prahari/contract/applications';
import { listBills, listOwnBills } from '@prahari/contract/bills';
import { listClients } from '@prahari/contract/clients';
import type { EndpointSpec } from '@prahari/contract/endpoint';
import { listGuards } from '@prahari/contract/guards';
import type { ListQuery } from '@prahari/contract/lists';
import { billList } from './bills.ts';
import { clientApplicationList } from './client-applications.ts';
import { clientList } from './clients.ts';
import { createCompleteList } from './complete-list.ts';
import { endpointMap } from './endpoint-map.ts';
import { guardList } from './guards.ts';
import { asRaw, num, rowsOf, text } from './read.ts';
import { securityApplicationList } from './security-applications.ts';

export const guards = createCompleteList(guardList);
export const clients = createCompleteList(clientList);
export const bills = createCompleteList(billList);
export const clientApplications = createCompleteList(clientApplicationList);
export const securityApplications = createCompleteList(securityApplicationList);

interface AnyList {
  toRow: (raw: unknown) => { _id: string };
  canAnswer: (query: ListQuery) => boolean;
  keep: (rows: readonly never[], query: ListQuery) => void;
  expire: () => void;
  page: (query: ListQuery) => unknown;
}

const lists = endpointMap<AnyList>([
  [listGuards, guards],
  [listClients, clients],
  [listBills, bills],
  [listOwnBills, createCompleteList(billList)],
  [listClientApplications, clientApplications],
  [listSecurityApplications, securityApplications],
]);

export const listOf = (endpoint: EndpointSpec): AnyList | undefined => lists.get(endpoint);

export function expireLists(): void {
  for (const list of lists.values()) list.expire();
}

/** Lists that the server pages by itself. */
const paged = new Set<AnyList>();

/** Returns a page of a list. The request has no parameters, unless a reply showed that the server pages. */
export async function callList(
  list: AnyList,
  query: ListQuery,
  send: (query: ListQuery) => Promise<unknown>,
): Promise<unknown> {
  if (list.canAnswer(query)) return list.page(query);
  const reply = await send(paged.has(list) ? query : {});
  const rows = rowsOf(reply).map(list.toRow);
  const { total, nextCursor } = asRaw(reply);
  const counted = num(total, rows.length);
  if (paged.has(list))
    return { success: true, data: rows, nextCursor: text(nextCursor) || null, total: counted };
  if (counted > rows.length) {
    paged.add(list);
    return callList(list, query, send);
  }
  list.keep(rows as never[], query);
  return list.page(query);
}
