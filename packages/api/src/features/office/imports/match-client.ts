import { phoneTakenBy } from '@prahari/contract/accounts';
import type { ImportProblem } from '@prahari/contract/imports.schemas';
import { foldText } from '@prahari/domain/sheets/same-text';
import type { Pause } from '../../../db/pauses.ts';
import { ask, type Group } from './client-groups.ts';
import type { KnownClient } from './compare-client.ts';
import type { FoldedOwner } from './phone-owners.service.ts';

/** A client, with its name and places as they are compared. */
export interface FoldedClient extends KnownClient {
  foldedName: string;
  foldedCities: Set<string>;
  foldedLocation: string;
}

export const folded = (client: KnownClient): FoldedClient => ({
  ...client,
  foldedName: foldText(client.name),
  foldedCities: new Set(client.posts.map(({ city }) => foldText(city))),
  foldedLocation: foldText(client.location),
});

/** The people whom the rows of a sheet may be about. */
export interface Candidates {
  /** Owners of a phone (E.164), also those who are no client yet. */
  ownersOf: ReadonlyMap<string, readonly FoldedOwner[]>;
  byUser: ReadonlyMap<string, FoldedClient>;
  /** By folded name. */
  byName: ReadonlyMap<string, readonly FoldedClient[]>;
}

/** The client whom rows are about, none for a new one, or a question that the office answers first. */
export interface Match {
  known?: KnownClient | undefined;
  problem?: ImportProblem;
}

/** True if one of the client's posts is in one of the cities, or its location names it. */
async function isIn(
  { foldedCities, foldedLocation }: FoldedClient,
  cities: ReadonlySet<string>,
  pause: Pause,
): Promise<boolean> {
  for (const city of cities) {
    if (foldedCities.has(city) || (city !== '' && foldedLocation.includes(city))) return true;
    await pause();
  }
  return false;
}

/** Finds the client of a group: by phone and name, then by name and city, then by the office's answer. */
export async function matchClient(
  { rows: [{ row, person }], name, phone, cities }: Group,
  { ownersOf, byUser, byName }: Candidates,
  pause: Pause,
): Promise<Match> {
  const withPhone = ownersOf.get(phone ?? '') ?? [];
  const foldedName = foldText(name);
  const namesake = withPhone.find((owner) => owner.foldedName === foldedName);
  const known = namesake && byUser.get(namesake.id);
  // Also after the answer that it is another client, so that a repeated import adds none twice.
  if (known) return { known };
  if (person === 'other') return {};
  const found: KnownClient[] = [];
  for (const client of byName.get(foldedName) ?? [])
    if (await isIn(client, cities, pause)) found.push(client);
  if (found.length === 1 && withPhone.length === 0) return { known: found[0] };
  if (found.length > 1) {
    const message = `${found.length} clients there have this name, with other phones`;
    return { problem: { row, field: 'name', message, answers: ['other'] } };
  }
  const [owner] = withPhone;
  if (!owner) return {};
  const sharing = withPhone.length === 1 ? byUser.get(owner.id) : undefined;
  if (person === 'same' && sharing) return { known: sharing };
  return { problem: ask(row, phoneTakenBy(owner.name), sharing ? ['same', 'other'] : ['other']) };
}
