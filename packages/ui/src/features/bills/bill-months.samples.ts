import type { BillDetail, BillDraft, BillLine, MadeBill } from '@prahari/contract/bill-months.schemas';
import type { Bill } from '@prahari/contract/bills.schemas';
import { addDays } from '@prahari/domain/days';
import { pendingBill } from './bills.samples.ts';

const guardLine = (
  id: string,
  guard: string,
  {
    first,
    count,
    rate,
    amount,
    shift = 'Day',
  }: { first: number; count: number; rate: number; amount: number; shift?: string },
): BillLine => ({
  id,
  description: `Main gate, Pune: ${shift}, 12 hours a duty, ${first}–${first + count - 1} Nov 2026, a month of 30 days`,
  quantity: count,
  unit: 'guard-days',
  rate,
  amount,
  guard: { _id: `guard-${guard}`, name: guard },
  postId: '01900000-0000-7000-8000-000000000301',
  days: Array.from({ length: count }, (_, index) => ({
    dutyId: `${id}-${index}`,
    day: addDays('2026-11-01', first - 1 + index),
    counts: 1,
  })),
});

const clientId = (n: number) => `01900000-0000-7000-8000-0000000002${String(n).padStart(2, '0')}`;
const named = (n: number, name: string) => ({
  clientId: clientId(n),
  client: { _id: clientId(n), name },
});

/** The worked bill of the trade: 80 guard-days, ₹71,587. */
export const readyDraft: BillDraft = {
  ...named(11, 'Nirmal Jeevan Multispeciality Hospital'),
  month: '2026-11',
  basedOn: 'agreed',
  lines: [
    guardLine('a', 'Kavita Rathore', { first: 1, count: 30, rate: 22_000, amount: 22_000 }),
    guardLine('b', 'Nitin Kashinath More', { first: 11, count: 20, rate: 22_000, amount: 14_666.67 }),
    guardLine('c', 'Sukhdev Marandi', { first: 1, count: 19, rate: 24_000, amount: 15_200, shift: 'Night' }),
    guardLine('d', 'Farhan Shaikh', { first: 20, count: 11, rate: 24_000, amount: 8_800, shift: 'Night' }),
  ],
  adjustments: [],
  taxable: 60_666.67,
  cgst: 5_460,
  sgst: 5_460,
  igst: 0,
  roundOff: 0.33,
  total: 71_587,
  tax: 'intra',
  reverseCharge: false,
  placeOfSupply: '27',
  problems: [],
};

export const adjustedDraft: BillDraft = {
  ...readyDraft,
  ...named(12, 'Meghdoot Textiles Pvt Ltd'),
  adjustments: [
    {
      id: 'adj',
      description:
        'Adjustment for Oct 2026: Main gate, Pune: Night, 12 hours a duty, 12 Oct 2026, a month of 31 days',
      quantity: -1,
      unit: 'guard-days',
      rate: 25_800,
      amount: -832.26,
      guard: { _id: 'guard-9', name: 'Imtiaz Qureshi' },
      days: [{ dutyId: 'adj-1', day: '2026-10-12', counts: -1 }],
    },
  ],
  taxable: 59_834.41,
  cgst: 0,
  sgst: 0,
  igst: 10_770.19,
  roundOff: 0.4,
  total: 70_605,
  tax: 'inter',
  placeOfSupply: '29',
};

const withoutSums = { taxable: 0, cgst: 0, sgst: 0, igst: 0, roundOff: 0, total: 0 };

export const noRateDraft: BillDraft = {
  ...readyDraft,
  ...withoutSums,
  ...named(13, 'Prabhat Printing Press'),
  lines: [],
  problems: [
    {
      code: 'no_rate',
      message: 'Nashik Road, Nashik: no rate for night duties of 12 hours',
      postId: '01900000-0000-7000-8000-000000000302',
    },
  ],
};

export const disputedDraft: BillDraft = {
  ...readyDraft,
  ...named(14, 'Shubh Mangal Wedding Lawns and Banquet Halls of Jaipur, Ajmer and Udaipur'),
  problems: [
    {
      code: 'disputed',
      message: 'Tonk Road, Jaipur: the client disputes a day',
      postId: '01900000-0000-7000-8000-000000000303',
    },
    ...['Ajmer Road', 'Sikar Road', 'Delhi Road'].map((street) => ({
      code: 'not_agreed' as const,
      message: `${street}, Jaipur: the month is not agreed`,
      postId: '01900000-0000-7000-8000-000000000304',
    })),
  ],
};

export const billedDraft: BillDraft = {
  ...readyDraft,
  ...withoutSums,
  ...named(15, 'St. Aloysius Hostel'),
  lines: [],
  problems: [{ code: 'billed_already', message: 'PR/26-27/000109 bills this month already' }],
  billId: '01900000-0000-7000-8000-000000000402',
  billNumber: 'PR/26-27/000109',
};

/** Results of the presses that made bills. */
export function madeOf(draft: BillDraft, billNumber: string): MadeBill & { bill: Bill } {
  const bill: Bill = {
    ...pendingBill,
    _id: `bill of ${draft.clientId}`,
    billNumber,
    client: { _id: draft.clientId, user: { ...pendingBill.client.user, name: draft.client.name } },
    amount: draft.total,
    kind: 'month',
  };
  return { clientId: draft.clientId, result: 'made', bill, bills: [bill], problems: [] };
}

/** A client with posts in two States where the company is registered. */
export const draftsOfTwoStates: BillDraft[] = [
  { ...readyDraft, ...named(16, 'Deccan Cold Chain'), gstin: '27AAPFU0939F1ZV' },
  { ...adjustedDraft, ...named(16, 'Deccan Cold Chain'), gstin: '29AAPFU0939F1ZR' },
];

/** The bill of a month of which nothing is paid. */
export const monthBill: BillDetail = {
  ...pendingBill,
  kind: 'month',
  month: '2026-11',
  amount: 71_587,
  dueDate: '2026-12-15',
  description: 'Security services, Nov 2026',
  taxable: 60_666.67,
  cgst: 5_460,
  sgst: 5_460,
  igst: 0,
  roundOff: 0.33,
  reverseCharge: false,
  placeOfSupply: '27',
  paid: 0,
  credited: 0,
  owed: 71_587,
  version: 3,
  basedOn: 'agreed',
  lines: readyDraft.lines,
};

/** A bill whose amount was entered as a whole. */
export const singleBill: BillDetail = {
  ...pendingBill,
  kind: 'single',
  amount: 18_000,
  taxable: 18_000,
  cgst: 0,
  sgst: 0,
  igst: 0,
  roundOff: 0,
  paid: 0,
  credited: 0,
  owed: 18_000,
  version: 1,
  lines: [
    {
      id: pendingBill._id,
      description: pendingBill.description,
      quantity: 1,
      unit: 'bill',
      rate: 18_000,
      amount: 18_000,
      days: [],
    },
  ],
};
