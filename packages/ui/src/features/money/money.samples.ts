import type { Ageing, DebtToCall, MoneyMonth, Statement, TdsOfClient } from '@prahari/contract/debts.schemas';
import type { ClientDues, MatchedPayment, Payment } from '@prahari/contract/payments.schemas';
import type { Challan } from '@prahari/contract/registers.schemas';

const hospital = { _id: 'client-1', name: 'Nirmal Jeevan Multispeciality Hospital' };
const pearl = { _id: 'client-2', name: 'Deccan Pearl IT Park' };

export const hospitalDues: ClientDues = {
  client: hospital,
  bills: [
    {
      _id: 'bill-104',
      billNumber: 'PR/26-27/000104',
      billDate: '2026-10-31',
      dueDate: '2026-11-15',
      amount: 72_086,
      owed: 72_086,
      tds: 1254,
      gstTds: 0,
    },
    {
      _id: 'bill-119',
      billNumber: 'PR/26-27/000119',
      billDate: '2026-11-30',
      dueDate: '2026-12-15',
      amount: 71_587,
      owed: 71_587,
      tds: 1213,
      gstTds: 0,
    },
  ],
  owed: 143_673,
  onAccount: [{ paymentId: 'payment-9', day: '2026-11-20', reference: 'UTR 9', amount: 500 }],
};

const none = { notDue: 0, d30: 0, d60: 0, d90: 0, older: 0, onAccount: 0 };

export const ageing: Ageing = {
  rows: [
    { client: pearl, ...none, d30: 184_200, notDue: 20_000, owed: 204_200 },
    {
      client: { _id: 'client-3', name: 'Hooghly Jute Mills' },
      ...none,
      d60: 92_400,
      d90: 40_000,
      older: 66_100,
      owed: 198_500,
    },
    { client: hospital, ...none, d30: 72_086, notDue: 71_587, onAccount: 500, owed: 143_673 },
  ],
  total: {
    notDue: 91_587,
    d30: 256_286,
    d60: 92_400,
    d90: 40_000,
    older: 66_100,
    onAccount: 500,
    owed: 546_373,
  },
};

export const hospitalStatement: Statement = {
  client: hospital,
  from: '2026-10-01',
  to: '2026-12-12',
  opening: 1000,
  entries: [
    {
      kind: 'bill',
      _id: 'bill-104',
      day: '2026-10-31',
      number: 'PR/26-27/000104',
      description: 'Security guards, October 2026',
      billed: 72_086,
      credited: 0,
      received: 0,
      tds: 0,
      balance: 73_086,
    },
    {
      kind: 'creditNote',
      _id: 'note-1',
      day: '2026-11-02',
      number: 'CN/26-27/000011',
      description: 'Two nights without a guard',
      billed: 0,
      credited: 1888,
      received: 0,
      tds: 0,
      balance: 71_198,
    },
    {
      kind: 'payment',
      _id: 'payment-1',
      day: '2026-11-18',
      number: 'N346123456700',
      description: 'neft',
      billed: 0,
      credited: 0,
      received: 68_944,
      tds: 1254,
      balance: 1000,
    },
  ],
  closing: 1000,
};

export const tdsLedger: TdsOfClient[] = [
  { client: hospital, deducted: 3721, certified: 0, missing: 3721, certificates: [] },
  {
    client: pearl,
    deducted: 10_522,
    certified: 10_522,
    missing: 0,
    certificates: [{ _id: 'certificate-1', number: 'ABCD131', amount: 10_522 }],
  },
];

export const debtsToCall: DebtToCall[] = [
  {
    client: { ...pearl, phone: '+91 98765 43210' },
    overdue: 184_200,
    overdueBills: 3,
    overdueSince: '2026-10-15',
    lastCall: {
      _id: 'call-1',
      at: '2026-12-01T06:00:00Z',
      note: 'Will pay after the audit',
      promisedOn: '2026-12-12',
      promisedAmount: 50_000,
    },
  },
  { client: { ...hospital, phone: '' }, overdue: 72_086, overdueBills: 1, overdueSince: '2026-11-15' },
];

export const moneyMonths: MoneyMonth[] = Array.from({ length: 12 }, (_, index) => ({
  month: index === 0 ? '2026-01' : `2026-${String(index + 1).padStart(2, '0')}`,
  billed: 900_000 + index * 45_000,
  received: index === 11 ? 120_000 : 880_000 + index * 40_000,
  tds: index === 11 ? 2400 : 15_000,
}));

export const markedPaid: Payment = {
  _id: 'payment-2',
  client: hospital,
  day: '2026-12-10',
  mode: 'other',
  reference: 'PR/26-27/000119',
  bankAmount: 71_587,
  tds: 0,
  gstTds: 0,
  settled: 71_587,
  allocations: [{ billId: 'bill-119', billNumber: 'PR/26-27/000119', amount: 71_587 }],
  onAccount: 0,
  status: 'unexplained',
  createdAt: '2026-12-10T06:00:00Z',
};

export const received: Payment = {
  ...markedPaid,
  _id: 'payment-1',
  mode: 'neft',
  reference: 'N346123456700',
  bankAmount: 70_874,
  tds: 1213,
  settled: 72_087,
  onAccount: 500,
  status: 'explained',
};

export const voided: Payment = {
  ...received,
  _id: 'payment-3',
  status: 'voided',
  onAccount: 0,
  voidedAt: '2026-12-11T06:00:00Z',
  voidReason: 'The cheque came back',
};

export const matched: MatchedPayment[] = [
  {
    day: '2026-12-12',
    text: 'NEFT CR N346123456700 NIRMAL JEEVAN',
    amount: 70_374,
    guess: {
      client: hospital,
      allocations: [{ billId: 'bill-119', billNumber: 'PR/26-27/000119', amount: 71_587 }],
      tds: 1213,
      gstTds: 0,
      because: 'Name of the client; amount less TDS',
    },
    isRecorded: false,
  },
  { day: '2026-12-12', text: 'IMPS 4411', amount: 500, isRecorded: false },
  { day: '2026-12-11', text: 'UTR 9', amount: 500, isRecorded: true },
];

export const challans: Challan[] = [
  {
    _id: 'challan-1',
    month: '2026-11',
    kind: 'epf',
    name: 'EPF Nov 2026.pdf',
    type: 'application/pdf',
    size: 240_000,
    createdAt: '2026-12-14T06:00:00.000Z',
  },
  {
    _id: 'challan-2',
    month: '2026-11',
    clientId: 'client-1',
    kind: 'esi',
    name: 'ESI of the hospital.jpg',
    type: 'image/jpeg',
    size: 1_300_000,
    createdAt: '2026-12-13T06:00:00.000Z',
  },
];
