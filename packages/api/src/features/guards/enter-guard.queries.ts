import type { Tx } from '../../db/tables.ts';
import type { GivenFacts } from './register-facts.rows.ts';

/** Writes the facts that are given. */
export const setRegisterFacts = (tx: Tx, id: string, facts: GivenFacts) =>
  tx
    .updateTable('guards')
    .set({
      father_name: facts.fatherName,
      permanent_address: facts.permanentAddress,
      badge_number: facts.badgeNumber,
      rank: facts.rank,
      uan: facts.uan,
      esi_number: facts.esiNumber,
    })
    .where('id', '=', id)
    .execute();

export const setGuardDetails = (
  tx: Tx,
  id: string,
  guard: {
    city: string;
    dateOfBirth: string | null;
    experience: number;
    specialization: readonly string[];
  },
) =>
  tx
    .updateTable('guards')
    .set({
      city: guard.city,
      date_of_birth: guard.dateOfBirth,
      experience: guard.experience,
      specialization: JSON.stringify(guard.specialization),
    })
    .where('id', '=', id)
    .execute();
