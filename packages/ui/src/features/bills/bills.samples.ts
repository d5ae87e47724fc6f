import type { BillDocument as Document } from '@prahari/contract/bill-documents.schemas';
import type { Bill } from '@prahari/contract/bills.schemas';
import { tapovan } from '../assignments/assignments.samples.ts';
import { fullClient } from '../clients/clients.samples.ts';

/** Bills for stories and tests. */
export const pendingBill: Bill = {
  _id: '01900000-0000-7000-8000-000000000401',
  billNumber: 'PR/26-27/000118',
  client: tapovan,
  amount: 1842000,
  dueDate: '2026-11-20',
  description: 'Six guards, day and night, November 2026',
  driveLink: 'https://drive.example/bills/118',
  status: 'pending',
  createdAt: '2026-11-01T05:30:00Z',
};

export const overdueBill: Bill = {
  ...pendingBill,
  _id: '01900000-0000-7000-8000-000000000402',
  billNumber: 'PR/26-27/000109',
  client: { _id: fullClient._id, user: fullClient.user },
  amount: 78250.5,
  dueDate: '2026-11-05',
  status: 'overdue',
};

export const paidBill: Bill = {
  ...pendingBill,
  _id: '01900000-0000-7000-8000-000000000403',
  billNumber: 'PR/26-27/000104',
  amount: 318600,
  dueDate: '2026-10-31',
  status: 'paid',
};

/** As the hosted API may send it: unknown status, no number, unsafe link. */
export const hostedApiBill = {
  ...pendingBill,
  _id: '64f1c0ffee0000000000d001',
  billNumber: '',
  status: 'partially-paid' as string,
  driveLink: 'javascript:alert(1)',
} as Bill;

/** Long names and texts. */
export const billWithLongText: Bill = {
  ...overdueBill,
  _id: '01900000-0000-7000-8000-000000000404',
  amount: 123456789.99,
  description:
    'Eighteen guards for nine nights of the festival, a supervisor, torches, two radios, tea at midnight and a relief guard on the three Sundays',
};

/** The worked bill of November 2026, to a client that keeps back 2 % TDS. */
export const worked: Document = {
  _id: '01900000-0000-7000-8000-000000000411',
  kind: 'bill',
  title: 'Tax invoice',
  number: 'PR/26-27/000123',
  date: '2026-11-30',
  dueDate: '2026-12-15',
  month: '2026-11',
  supplier: {
    name: 'Prahari Security Services Private Limited',
    address: '204 Sahyadri Chambers, Senapati Bapat Road\nPune, Maharashtra 411016',
    gstin: '27AABCP4821K1ZC',
    pan: 'AABCP4821K',
    psaraLicence: 'MH/PSA/2024/0117',
  },
  recipient: {
    name: 'निर्मल जीवन हॉस्पिटल',
    address: '4 Main Road\nBengaluru 560001',
    gstin: '29AAGCB7383J1Z4',
  },
  purchaseOrder: 'PO/2026/118',
  placeOfSupply: '29-Karnataka',
  reverseCharge: false,
  originals: [],
  reason: '',
  serviceCode: '998525',
  lines: [
    {
      description: 'Ravi Kumar, day, 12 hours, 1–30',
      quantity: 30,
      unit: 'days',
      rate: 733.33,
      amount: 22_000,
    },
    {
      description: 'Asha Rao, day, 12 hours, 11–30',
      quantity: 20,
      unit: 'days',
      rate: 733.33,
      amount: 14_666.67,
    },
    {
      description: 'Imran Shaikh, night, 12 hours, 1–19',
      quantity: 19,
      unit: 'days',
      rate: 800,
      amount: 15_200,
    },
    {
      description: 'सुनील पवार, night, 12 hours, 20–30',
      quantity: 11,
      unit: 'days',
      rate: 800,
      amount: 8_800,
    },
  ],
  sums: [
    { label: 'Taxable value', amount: 60_666.67 },
    { label: 'IGST 18%', amount: 10_920 },
    { label: 'Round off', amount: 0.33 },
  ],
  total: 71_587,
  words: 'Rupees Seventy One Thousand Five Hundred Eighty Seven Only',
  settled: [],
  owed: 71_587,
  status: 'pending',
  bank: {
    accountName: 'Prahari Security Services Private Limited',
    accountNumber: '00000012345678',
    ifsc: 'DEMO0000001',
  },
  upi: {
    link: 'upi://pay?pa=prahari@examplebank&pn=Prahari&tr=PR2627000123&tn=Bill%20PR%2F26-27%2F000123&am=70374.00&cu=INR',
    amount: 70_374,
  },
  terms: [
    'Micro or small enterprise, Udyam UDYAM-MH-26-0012345: payable within 15 days under section 15 of the MSMED Act, 2006.',
  ],
  footnote: 'Computer-generated: no signature is needed.',
};

const {
  bank: _bank,
  upi: _upi,
  dueDate: _dueDate,
  month: _month,
  owed: _owed,
  status: _status,
  ...head
} = worked;

export const creditNote: Document = {
  ...head,
  kind: 'credit-note',
  title: 'Credit note',
  number: 'CN/26-27/000001',
  date: '2026-12-05',
  originals: [{ number: worked.number, date: worked.date }],
  reason: 'Two disputed night duties',
  lines: [{ description: 'Night, 5 and 9 Nov', quantity: 2, unit: 'days', rate: 800, amount: 1_600 }],
  sums: [
    { label: 'Taxable value', amount: 1_600 },
    { label: 'IGST 18%', amount: 288 },
  ],
  total: 1_888,
  words: 'Rupees One Thousand Eight Hundred Eighty Eight Only',
  terms: [],
};
