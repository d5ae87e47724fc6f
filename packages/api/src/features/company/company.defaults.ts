import type { CompanyFacts } from '../../db/tables/company-tables.ts';

/** The facts before anybody has entered them. */
export const defaultFacts: CompanyFacts = {
  legalName: '',
  address: '',
  gstins: [],
  pan: '',
  isBodyCorporate: true,
  bank: { accountName: '', accountNumber: '', ifsc: '' },
  // Banks let one pay this much at once to an ordinary UPI address.
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
};
