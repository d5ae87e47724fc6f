/** Facts of a guard that registers ask for; each is empty when unknown. */
export interface RegisterFacts {
  fatherName: string;
  permanentAddress: string;
  badgeNumber: string;
  rank: string;
  uan: string;
  esiNumber: string;
}

/** Facts that somebody gave; the others stay as they are. */
export type GivenFacts = { [Name in keyof RegisterFacts]?: RegisterFacts[Name] | undefined };
