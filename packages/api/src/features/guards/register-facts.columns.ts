/** Selects the facts of a guard that registers ask for. */
export const registerFactColumns = [
  'guards.father_name as fatherName',
  'guards.permanent_address as permanentAddress',
  'guards.badge_number as badgeNumber',
  'guards.rank',
  'guards.uan',
  'guards.esi_number as esiNumber',
] as const;
