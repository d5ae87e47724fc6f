import type { Tx } from '../../db/tables.ts';

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
