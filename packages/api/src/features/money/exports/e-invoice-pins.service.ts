import type { Company } from '@prahari/contract/company.schemas';
import { stateCodeOfGstin } from '@prahari/domain/gstin';
import { isPinInState, pinOfAddress } from '@prahari/domain/pin-state';
import type { Db } from '../../../db/tables.ts';
import { selectPlaces } from '../client-tax/client-tax.queries.ts';
import { readTaxOfClients } from '../client-tax/client-tax.service.ts';
import type { OutwardDocument } from './outward-documents.queries.ts';

/** Returns the PIN of the address of an own GSTIN, else of the company. */
export const pinOfSeller = ({ gstins, address }: Company, ownGstin: string): string | undefined =>
  pinOfAddress(gstins.find(({ gstin }) => gstin === ownGstin)?.address ?? '') ?? pinOfAddress(address);

/**
 * Returns the PINs of the clients whose bills have an address without one, by client: that of the address
 * today, else of the oldest post in the State of the GSTIN. A client without any is missing.
 */
export async function pinsOfClients(
  db: Db,
  documents: readonly Pick<OutwardDocument, 'clientId' | 'clientAddress' | 'clientGstin'>[],
): Promise<Map<string, string>> {
  const without = documents.filter(({ clientAddress }) => pinOfAddress(clientAddress) === undefined);
  const pins = new Map<string, string>();
  if (without.length === 0) return pins;
  const ids = [...new Set(without.map(({ clientId }) => clientId))];
  const taxes = await readTaxOfClients(db, ids);
  const places = await selectPlaces(db, ids);
  for (const { clientId, clientGstin } of without) {
    const state = stateCodeOfGstin(clientGstin);
    const ofPosts = places
      .filter((place) => place.clientId === clientId)
      .map(({ zipCode, street }) => zipCode || pinOfAddress(street));
    const pin = [pinOfAddress(taxes.get(clientId)?.address ?? ''), ...ofPosts].find(
      (one) => one !== undefined && one !== null && isPinInState(one, state),
    );
    if (pin) pins.set(clientId, pin);
  }
  return pins;
}
