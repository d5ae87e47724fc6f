import type { Day } from '@prahari/domain/days';

/** A line with its duties; amounts in paise. */
export interface Line {
  id: string;
  description: string;
  quantity: number;
  unit: string;
  ratePaise: number;
  amountPaise: number;
  postId: string | null;
  guardId: string | null;
  guardName: string | null;
  rateId: string | null;
  days: { dutyId: string; day: Day; counts: number }[];
  /** The days of its post that a line of a fixed price bills, or takes off as -1. */
  fixedDays?: { day: Day; counts: number }[];
}

/** A part of the fixed price of a post that a bill has billed for a day. */
export interface BilledDay {
  postId: string;
  day: Day;
  counts: number;
  rateId: string | null;
}
