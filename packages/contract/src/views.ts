import type { Assignment, GuardAssignment } from './assignments/schemas.ts';
import type { AssignmentStatus, Shift } from './assignments/words.ts';
import type { Bill } from './bills/schemas.ts';
import type { BillStatus } from './bills/words.ts';
import type { ClientApplication } from './client-applications/schemas.ts';
import type { ServiceType } from './client-applications/words.ts';
import type { ClientWithDues } from './clients/schemas.ts';
import type { ClientStatus } from './clients/words.ts';
import type { Guard } from './guards/schemas.ts';
import type { SecurityApplication } from './security-applications/schemas.ts';

/** One of our words, or a word of an older API that is shown as it came (DECISIONS section 4). */
export type Loose<Word extends string> = Word | (string & {});

type Loosen<T, Changes> = Omit<T, keyof Changes> & Changes;

/** What the dashboards show: the wire's types, open to the words an older API sends. */
export type AssignmentView = Loosen<Assignment, { status: Loose<AssignmentStatus>; shift: Loose<Shift> }>;
export type GuardAssignmentView = Loosen<
  GuardAssignment,
  { status: Loose<AssignmentStatus>; shift: Loose<Shift> }
>;
export type GuardView = Loosen<Guard, { status: string; currentAssignment: AssignmentView | null }>;
export type GuardProfileView = Loosen<GuardView, { currentAssignment: GuardAssignmentView | null }>;
/** `unpaid` and `numberOfGuards` are null where the API does not tell. */
export type ClientView = Loosen<
  ClientWithDues,
  {
    status: ClientStatus;
    serviceType: Loose<ServiceType>;
    activeAssignments: AssignmentView[];
    numberOfGuards: number | null;
    unpaid: number | null;
  }
>;
export type BillView = Loosen<Bill, { status: Loose<BillStatus> }>;
export type ClientApplicationView = Loosen<
  ClientApplication,
  { status: string; serviceType: Loose<ServiceType> }
>;
export type SecurityApplicationView = Loosen<SecurityApplication, { status: string }>;
