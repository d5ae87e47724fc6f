import type { ReminderKind } from '@prahari/domain/bill-reminders';
import type { Day } from '@prahari/domain/days';

/** The days of a period with a duty: weekdays from 1, Monday; a few days by themselves; else their number. */
export type WorkDays = { weekdays: readonly number[] } | { days: readonly Day[] } | { count: number };

/** Days of a guard at a place of a client. */
export interface WorkFacts {
  guard: string;
  /** Missing in messages of a guard to himself. */
  guardId?: string | undefined;
  client: string;
  place: string;
  /** `20:00–08:00`, or `24 hours`. */
  timing: string;
  from: Day;
  to: Day;
  /** Present where the days between have no duty; otherwise the guard comes each day. */
  only?: WorkDays | undefined;
  /** The guard who comes in place of this one. */
  instead?: string | undefined;
}

/** Returns the number of guards that a message names: one may have several assignments, and two may have one name. */
export const guardsIn = (facts: readonly WorkFacts[]): number =>
  new Set(facts.map(({ guard, guardId }) => guardId ?? guard)).size;

export interface ApplicationFacts {
  /** A guard's application for a job, or a client's request for guards. */
  of: 'job' | 'request';
  reason?: string | undefined;
}

export interface LeaveFacts {
  guard: string;
  from: Day;
  to: Day;
  approved?: boolean | undefined;
  note?: string | undefined;
  reason?: string | undefined;
}

export interface MonthFacts {
  /** `2026-11`. */
  month: string;
  client?: string | undefined;
  place?: string | undefined;
  /** The guard's days, or the duties in dispute. */
  count?: number | undefined;
  /** True for a guard without a login, who can agree nothing. */
  hasNoLogin?: boolean | undefined;
}

/** A bill, in rupees. */
export interface BillFacts {
  number: string;
  amount: number;
  owed: number;
  dueDate: Day;
  month?: string | undefined;
  reminder?: ReminderKind | undefined;
  /** True where the company is registered under the MSMED Act. */
  isMsme?: boolean | undefined;
}

/** A payment, in rupees. */
export interface PaymentFacts {
  amount: number;
  day: Day;
  bills: string[];
}

export interface PaperFacts {
  guard: string;
  paper: string;
  expiresOn: Day;
}

export interface ProblemFacts {
  client: string;
  place: string;
  text: string;
  answer?: string | undefined;
  isClosed?: boolean | undefined;
}

/** The facts of each kind. A message has a list of them: three guards of one act are one message. */
export interface FactsOf {
  accepted: ApplicationFacts;
  declined: ApplicationFacts;
  assigned: WorkFacts;
  changed: WorkFacts;
  withdrawn: WorkFacts;
  replaced: WorkFacts;
  'shift-tomorrow': WorkFacts;
  'leave-answered': LeaveFacts;
  'month-sent': MonthFacts;
  'bill-made': BillFacts;
  'bill-due': BillFacts;
  'bill-overdue': BillFacts;
  'payment-received': PaymentFacts;
  'papers-expiring': PaperFacts;
  'problem-answered': ProblemFacts;
  'leave-asked': LeaveFacts;
  'muster-disputed': MonthFacts;
  problem: ProblemFacts;
}

/** The reader of a message, which decides its words. */
export type Reader = 'client' | 'security' | 'admin';
