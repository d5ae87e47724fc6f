import type { PaperKind } from '@prahari/contract/documents';
import type { Day } from '@prahari/domain/days';
import type { Shift } from '@prahari/domain/shifts';

interface ContactBefore {
  name: string;
  /** As typed. */
  phone: string;
  email: string | null;
}

/** The values of a guard that an import may replace. */
export interface GuardBefore extends ContactBefore {
  city: string;
  dateOfBirth: Day | null;
  experience: number;
  skills: string[];
  fatherName: string;
  permanentAddress: string;
  badgeNumber: string;
  rank: string;
  uan: string;
  esiNumber: string;
  papers: { _id: string; kind: PaperKind; number: string; expiresOn: Day }[];
}

/** The values of a client that an import may replace. */
export interface ClientBefore extends ContactBefore {
  contactName: string;
}

/** The values of a post that an import may replace. */
export interface PostBefore {
  street: string;
  city: string;
  state: string;
  zipCode: string;
  /** Null when it was not known. */
  shift: Shift | null;
  startsAt: string | null;
  hours: number | null;
  startDate: Day;
  endDate: Day;
  asked: number;
  note: string;
}
