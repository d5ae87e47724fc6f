import { clientNotFound } from '@prahari/contract/assignments';
import type { ClientTax, updateClientTax as contract } from '@prahari/contract/clients.schemas';
import type { ParsedBodyOf } from '@prahari/contract/definition';
import { pinProblem } from '@prahari/contract/tax-fields';
import { stateCodeOfGstin } from '@prahari/domain/gstin';
import { pinOfAddress, stateCodeOfPin } from '@prahari/domain/pin-state';
import { type IndianState, stateOfCode, stateOfName } from '@prahari/domain/states';
import { AppError, invalidFields } from '../../../AppError.ts';
import { audit } from '../../../audit/audit.ts';
import { isId } from '../../../db/ids.ts';
import type { Db } from '../../../db/tables.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { lockExistingClient } from '../../membership/client-membership.service.ts';
import { selectPlaces, selectTax, setTax } from './client-tax.queries.ts';

type Changes = ParsedBodyOf<typeof contract>;
type Place = Awaited<ReturnType<typeof selectPlaces>>[number];

/** Returns the State of a post, by its name or PIN code. A post made from a request has both in its street. */
export const stateOfPlace = ({ state, zipCode, street }: Omit<Place, 'clientId'>): IndianState | undefined =>
  stateOfName(state) ?? stateOfCode(stateCodeOfPin(zipCode || (pinOfAddress(street) ?? '')) ?? '');

/** Returns the code of the GSTIN's State, else the chosen one; empty without either. */
const enteredState = ({ gstin, stateCode }: Pick<ClientTax, 'gstin' | 'stateCode'>): string =>
  gstin ? stateCodeOfGstin(gstin) : stateCode;

/** Returns the State of each client's oldest post whose State is known. */
async function statesOfPosts(db: Db, clientIds: readonly string[]): Promise<Map<string, IndianState>> {
  const found = new Map<string, IndianState>();
  if (clientIds.length === 0) return found;
  for (const place of await selectPlaces(db, clientIds)) {
    const state = stateOfPlace(place);
    if (state && !found.has(place.clientId)) found.set(place.clientId, state);
  }
  return found;
}

/** Returns what bills need to know, by client. A client that does not exist is missing. */
export async function readTaxOfClients(db: Db, ids: readonly string[]): Promise<Map<string, ClientTax>> {
  const rows = ids.length === 0 ? [] : await selectTax(db, ids);
  const unknown = rows.filter((row) => !enteredState(row)).map(({ id }) => id);
  const ofPosts = await statesOfPosts(db, unknown);
  return new Map(
    rows.map(({ id, isComposition, isTdsOnlyGovernment, isSez, reminders, isNamedOnCards, ...row }) => {
      const state = stateOfCode(enteredState(row)) ?? ofPosts.get(id);
      return [
        id,
        {
          ...row,
          isComposition: isComposition === 1,
          isTdsOnlyGovernment: isTdsOnlyGovernment === 1,
          isSez: isSez === 1,
          reminders: reminders === 1,
          isNamedOnCards: isNamedOnCards === 1,
          state: state ? { code: state.code, name: state.name } : null,
        },
      ];
    }),
  );
}

/** Returns what a client's bills need to know. @throws clientNotFound */
export async function readClientTax(db: Db, id: string): Promise<ClientTax> {
  const tax = (await readTaxOfClients(db, [id])).get(id);
  if (!tax) throw new AppError(clientNotFound);
  return tax;
}

/** Refuses an address with another State's PIN code, at the field that was sent. */
function refuseOtherState({ address, ...tax }: ClientTax, changes: Changes): void {
  const message = pinProblem(address, enteredState(tax));
  if (!message) return;
  const path = (['address', 'gstin', 'stateCode'] as const).find((field) => changes[field]);
  if (path) throw invalidFields([{ path, message }]);
}

const bit = (flag: boolean): 0 | 1 => (flag ? 1 : 0);

/** Changes the facts that the body carries. @throws clientNotFound, personErased, 400 for a PIN code of another State */
export function updateClientTax(
  db: Db,
  actorId: string,
  { clientId, ...changes }: Changes & { clientId: string },
): Promise<ClientTax> {
  return inTransaction(db, async (tx) => {
    if (!isId(clientId)) throw new AppError(clientNotFound);
    await lockExistingClient(tx, clientId);
    const before = await readClientTax(tx, clientId);
    // A parsed body has no undefined fields.
    const after: ClientTax = { ...before, ...(changes as Partial<ClientTax>) };
    refuseOtherState(after, changes);
    const changed = (Object.keys(changes) as (keyof Changes)[]).filter(
      (name) => before[name] !== after[name],
    );
    if (changed.length === 0) return before;
    await setTax(tx, clientId, {
      gstin: after.gstin,
      state_code: after.stateCode,
      billing_address: after.address,
      is_composition: bit(after.isComposition),
      is_tds_only_government: bit(after.isTdsOnlyGovernment),
      is_sez: bit(after.isSez),
      tds_percent: after.tdsPercent,
      gst_tds_percent: after.gstTdsPercent,
      purchase_order: after.purchaseOrder,
      credit_days: after.creditDays,
      silence_days: after.silenceDays,
      reminders: bit(after.reminders ?? true),
      is_named_on_cards: bit(after.isNamedOnCards ?? false),
    });
    // A GSTIN has the PAN of its owner, who may be a person.
    const { gstin: _gstin, address: _address, purchaseOrder: _order, state: _state, ...values } = after;
    const detail = { changed, ...values };
    await audit(tx, { actorId, action: 'updateClientTax', entity: 'clients', entityId: clientId, detail });
    return readClientTax(tx, clientId);
  });
}
