import { today } from '@prahari/domain/days';
import type { CompanyFacts } from '../db/tables/company-tables.ts';
import { defaultFacts } from '../features/company/company.defaults.ts';
import type { DemoRows } from './rows.ts';

const ADDRESS = '204 Sahyadri Chambers, Senapati Bapat Road\nPune, Maharashtra 411016';

/** National holidays have the same day each year. */
const holidaysOf = (year: number) => [
  { day: `${year}-01-26`, name: 'Republic Day' },
  { day: `${year}-05-01`, name: 'Maharashtra Day' },
  { day: `${year}-08-15`, name: 'Independence Day' },
  { day: `${year}-10-02`, name: 'Gandhi Jayanti' },
];

/** Invented, with check digits that fit. */
function demoFacts(): CompanyFacts {
  const year = Number(today().slice(0, 4));
  return {
    ...defaultFacts,
    legalName: 'Prahari Security Services Private Limited',
    address: ADDRESS,
    gstins: [
      { gstin: '27AABCP4821K1ZC', address: ADDRESS, isDefault: true },
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
    psaraLicence: { number: 'MH/PSA/2024/0117', state: 'Maharashtra', validTo: `${year + 2}-03-31` },
    epfCode: 'PUPUN0012345000',
    esiCode: '33000123450000999',
    attendance: 'on',
    phone: '+919810012345',
    holidays: [...holidaysOf(year), ...holidaysOf(year + 1)],
  };
}

export function addCompany(rows: DemoRows): void {
  rows.company.push({
    id: 1,
    facts: JSON.stringify(demoFacts()),
    attendance_since: '2024-01-01T00:00:00.000Z',
    version: 1,
  });
}
