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
}
