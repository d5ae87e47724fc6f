import type { Company } from '@prahari/contract/company.schemas';

/** Nobody has entered anything. */
export const newCompany: Company = {
  legalName: '',
  address: '',
  gstins: [],
  pan: '',
  isBodyCorporate: true,
  bank: { accountName: '', accountNumber: '', ifsc: '' },
  upi: { vpa: '', limit: 100_000 },
  udyam: '',
  msmeBankRate: 0,
  psaraLicence: { number: '', state: '', validTo: '' },
  epfCode: '',
  esiCode: '',
  ledgers: {
    sales: 'Security Services',
    cgst: 'Output CGST',
    sgst: 'Output SGST',
    igst: 'Output IGST',
    roundOff: 'Round Off',
    bank: 'Bank',
    tdsReceivable: 'TDS Receivable',
    gstTdsReceivable: 'GST TDS Receivable',
  },
  shiftHours: {
    day: { startsAt: '08:00', hours: 12 },
    night: { startsAt: '20:00', hours: 12 },
    '24h': { startsAt: '08:00', hours: 24 },
  },
  attendance: 'off',
  holidays: [],
  phone: '',
  messagesOff: [],
  version: 1,
};

/** With registrations in two States. */
export const enteredCompany: Company = {
  ...newCompany,
  legalName: 'Prahari Security Services Private Limited',
  address: '204 Sahyadri Chambers, Senapati Bapat Road\nPune, Maharashtra 411016',
  gstins: [
    {
      gstin: '27AABCP4821K1ZC',
      address: '204 Sahyadri Chambers, Senapati Bapat Road\nPune, Maharashtra 411016',
      isDefault: true,
    },
    {
      gstin: '23AABCP4821K1ZK',
      address: '17 Malviya Nagar\nBhopal, Madhya Pradesh 462003',
      isDefault: false,
    },
  ],
  pan: 'AABCP4821K',
  bank: {
    accountName: 'Prahari Security Services Private Limited',
    accountNumber: '00000012345678',
    ifsc: 'DEMO0000001',
  },
  upi: { vpa: 'prahari@examplebank', limit: 100_000 },
  udyam: 'UDYAM-MH-26-0012345',
  msmeBankRate: 5.5,
  psaraLicence: { number: 'MH/PSA/2024/0117', state: 'Maharashtra', validTo: '2028-03-31' },
  epfCode: 'PUPUN0012345000',
  esiCode: '33000123450000999',
  attendance: 'on',
  holidays: [
    { day: '2026-08-15', name: 'Independence Day' },
    { day: '2027-01-26', name: 'Republic Day' },
  ],
  phone: '+919810012345',
  messagesOff: ['shift-tomorrow'],
  version: 4,
};
