import { afterEach, describe, expect, it } from 'vitest';
import { startCompany } from '../../../testing/company-suite.ts';
import { readCompany } from './company.service.ts';

const { api, company } = await startCompany();

const get = async () => (await api.get('/admin/company', company.admin)).body.data;
const put = (body: object) => api.put('/admin/company', body, company.admin);
const errorsOf = async (body: object) => {
  const { status, body: reply } = await put(body);
  expect(status).toBe(400);
  return Object.fromEntries(
    reply.errors.map(({ path, message }: { path: string; message: string }) => [path, message]),
  );
};

afterEach(() => api.db.deleteFrom('company').execute());

const facts = {
  legalName: 'Prahari Security Services LLP',
  address: '12 Hill Road, Bandra West\nMumbai 400050',
  gstins: [
    { gstin: '27AAPFU0939F1ZV', address: '12 Hill Road, Mumbai 400050', isDefault: true },
    { gstin: '29AAPFU0939F1ZR', address: '4 Main Road, Bengaluru 560001', isDefault: false },
  ],
  pan: 'AAPFU0939F',
  isBodyCorporate: false,
  bank: { accountName: 'Prahari Security', accountNumber: '50200012345678', ifsc: 'HDFC0000123' },
  upi: { vpa: 'prahari@examplebank', limit: 200_000.5 },
  udyam: 'UDYAM-MH-26-0012345',
  msmeBankRate: 5.5,
  psaraLicence: { number: 'MH/PSA/2024/117', state: 'Maharashtra', validTo: '2029-03-31' },
  epfCode: 'MHBAN0012345000',
  esiCode: '31000123450000999',
  ledgers: {
    sales: 'Guarding',
    cgst: 'CGST',
    sgst: 'SGST',
    igst: 'IGST',
    roundOff: 'Rounding',
    bank: 'HDFC Bank',
    tdsReceivable: 'TDS',
    gstTdsReceivable: 'GST TDS',
  },
  shiftHours: {
    day: { startsAt: '07:00', hours: 8 },
    night: { startsAt: '19:00', hours: 12 },
    '24h': { startsAt: '09:00', hours: 24 },
  },
  attendance: 'on',
  holidays: [
    { day: '2026-11-08', name: 'Diwali' },
    { day: '2027-01-26', name: 'Republic Day' },
  ],
  phone: '+919810012345',
  messagesOff: ['bill-made', 'shift-tomorrow'],
};

it('a new company keeps no attendance and has usual hours, ledgers and UPI limit', async () => {
  expect(await get()).toMatchObject({
    legalName: '',
    gstins: [],
    attendance: 'off',
    shiftHours: {
      day: { startsAt: '08:00', hours: 12 },
      night: { startsAt: '20:00', hours: 12 },
      '24h': { startsAt: '08:00', hours: 24 },
    },
    upi: { vpa: '', limit: 100_000 },
    ledgers: { sales: 'Security Services', igst: 'Output IGST', roundOff: 'Round Off' },
    holidays: [],
    version: 1,
  });
});

it('a company is stored as it was entered, and other services read the same', async () => {
  const { status, body } = await put(facts);
  expect([status, body.data]).toEqual([200, { ...facts, version: 2 }]);
  expect(await get()).toEqual(body.data);
  expect(await readCompany(api.db)).toEqual(body.data);
});

it('a change leaves every field that it does not carry, also those of bank, UPI, ledgers and hours', async () => {
  await put(facts);
  const changes = {
    bank: { ifsc: 'SBIN0000456' },
    upi: { limit: 0 },
    ledgers: { igst: 'IGST payable' },
    shiftHours: { night: { startsAt: '21:00', hours: 8 } },
    holidays: [],
    legalName: '',
    unknown: 'x',
  };
  await put(changes);
  expect(await get()).toEqual({
    ...facts,
    legalName: '',
    bank: { ...facts.bank, ifsc: 'SBIN0000456' },
    upi: { ...facts.upi, limit: 0 },
    ledgers: { ...facts.ledgers, igst: 'IGST payable' },
    shiftHours: { ...facts.shiftHours, night: { startsAt: '21:00', hours: 8 } },
    holidays: [],
    version: 3,
  });
});

it('codes are stored as their issuers write them, holidays in order, and the first GSTIN is the default', async () => {
  const { body } = await put({
    gstins: [{ gstin: ' 27 aapfu0939f 1zv ' }],
    pan: 'aapfu0939f',
    bank: { ifsc: 'hdfc0000123', accountNumber: '5020 0012 345678' },
    udyam: 'udyam-mh-26-0012345',
    holidays: [...facts.holidays].reverse(),
  });
  expect(body.data).toMatchObject({
    gstins: [{ gstin: '27AAPFU0939F1ZV', address: '', isDefault: true }],
    pan: 'AAPFU0939F',
    bank: { ifsc: 'HDFC0000123', accountNumber: '50200012345678' },
    udyam: 'UDYAM-MH-26-0012345',
    holidays: facts.holidays,
  });
});

describe('a mistake is named at its field and nothing is stored:', () => {
  it.each<[string, object, Record<string, string>]>([
    [
      'check digit',
      { gstins: [{ gstin: '27AAPFU0939F1ZX' }] },
      { 'gstins.0.gstin': 'GSTIN has a typing error: its last character does not fit the others' },
    ],
    [
      'PIN of another State',
      { gstins: [{ gstin: '27AAPFU0939F1ZV', address: '4 Main Road, Bengaluru 560001' }] },
      { 'gstins.0.address': 'PIN code 560001 is not in Maharashtra' },
    ],
    [
      'GSTIN of a deductor as one’s own',
      { gstins: [{ gstin: '27AAPFU0939F1D4' }] },
      { 'gstins.0.gstin': 'GSTIN must be that of a business, with its PAN' },
    ],
    [
      'GSTINs of two people',
      { gstins: [{ gstin: '27AAPFU0939F1ZV' }, { gstin: '29AAGCB7383J1Z4' }] },
      { 'gstins.1.gstin': 'All GSTINs of a company have the same PAN' },
    ],
    [
      'a GSTIN twice, two defaults',
      {
        gstins: [
          { gstin: '27AAPFU0939F1ZV', isDefault: true },
          { gstin: '27AAPFU0939F1ZV', isDefault: true },
        ],
      },
      {
        'gstins.1.gstin': 'This GSTIN is in the list already',
        'gstins.1.isDefault': 'Only one GSTIN can be the default',
      },
    ],
    [
      'PAN beside a GSTIN',
      { gstins: [{ gstin: '27AAPFU0939F1ZV' }], pan: 'AAGCB7383J' },
      { pan: 'The GSTIN has the PAN AAPFU0939F, not AAGCB7383J' },
    ],
    [
      'bank and UPI',
      { bank: { accountNumber: '12', ifsc: 'HDFC1' }, upi: { vpa: 'prahari', limit: -1 } },
      {
        'bank.accountNumber': 'Account number must have 6 to 20 digits or letters',
        'bank.ifsc': 'IFSC must be like HDFC0000123',
        'upi.vpa': 'UPI address must be like prahari@hdfcbank',
        'upi.limit': 'Limit must be at least 0',
      },
    ],
    [
      'hours',
      {
        shiftHours: {
          day: { startsAt: '19:00', hours: 10 },
          night: { startsAt: '25:00', hours: 24 },
          '24h': { startsAt: '08:00', hours: 12 },
        },
      },
      {
        'shiftHours.day.startsAt': 'A day shift must begin from 04:00 to 17:59',
        'shiftHours.day.hours': 'Hours must be one of 8, 12, 24',
        'shiftHours.night.startsAt': 'Begin must be a time like 08:00',
        'shiftHours.night.hours': 'Hours must be 8 or 12',
        'shiftHours.24h.hours': 'Hours must be 24',
      },
    ],
    [
      'holidays, licence, ledger and attendance',
      {
        holidays: [
          { day: '2027-01-26', name: 'Republic Day' },
          { day: '2027-01-26', name: '' },
        ],
        psaraLicence: { validTo: '31-03-2029' },
        ledgers: { sales: ' ' },
        attendance: 'sometimes',
      },
      {
        'holidays.1.name': 'Name is required',
        'psaraLicence.validTo': 'Valid to must be a date that exists, as YYYY-MM-DD',
        'ledgers.sales': 'Sales ledger is required',
        attendance: 'Attendance must be one of on, off',
      },
    ],
  ])('%s', async (_, body, errors) => {
    expect(await errorsOf({ legalName: 'Not stored', ...body })).toEqual(errors);
    expect(await get()).toMatchObject({ legalName: '', version: 1 });
  });

  it('a PAN or GSTIN that does not fit what is stored', async () => {
    await put({ pan: 'AAPFU0939F' });
    expect(await errorsOf({ gstins: [{ gstin: '29AAGCB7383J1Z4' }] })).toEqual({
      'gstins.0.gstin': 'The GSTIN has the PAN AAGCB7383J, not AAPFU0939F',
    });
  });
});

it('of 20 admins who change different fields at once, nobody’s change is lost', async () => {
  const paths = ['accountName', 'accountNumber', 'ifsc'];
  const bodies = [
    ...paths.map((field) => ({ bank: { [field]: facts.bank[field as 'ifsc'] } })),
    ...Object.entries(facts.ledgers).map(([name, value]) => ({ ledgers: { [name]: value } })),
    ...(['legalName', 'address', 'pan', 'udyam', 'epfCode', 'esiCode', 'attendance'] as const).map(
      (name) => ({ [name]: facts[name] }),
    ),
    { upi: { vpa: facts.upi.vpa } },
    { upi: { limit: facts.upi.limit } },
  ];
  expect(bodies).toHaveLength(20);
  const replies = await Promise.all(bodies.map(put));
  expect(replies.map(({ status }) => status)).toEqual(bodies.map(() => 200));
  const {
    gstins,
    isBodyCorporate,
    msmeBankRate,
    psaraLicence,
    shiftHours,
    holidays,
    phone,
    messagesOff,
    ...changed
  } = facts;
  expect(await get()).toMatchObject({ ...changed, version: 21 });
});

it('of two admins who saw the same version, the second is told, and keeps what the first saved', async () => {
  const { version } = await get();
  const replies = await Promise.all([
    put({ version, holidays: [facts.holidays[0]] }),
    put({ version, holidays: [facts.holidays[1]] }),
  ]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(replies.find(({ status }) => status === 409)?.body.code).toBe('company.version');
  expect(replies.find(({ status }) => status === 200)?.body.data.holidays).toEqual((await get()).holidays);
});

it('a change is in the audit log with the names of its fields and without account, PAN or address', async () => {
  await put(facts);
  await put({ bank: { ifsc: 'SBIN0000456' }, attendance: 'off' });
  await put({ bank: { ifsc: 'SBIN0000456' } });
  const entries = await api.db
    .selectFrom('audit_log')
    .select('detail')
    .where('action', '=', 'updateCompany')
    .orderBy('id', 'desc')
    .limit(2)
    .execute();
  const [last, first] = entries.map(({ detail }) => detail);
  expect(JSON.parse(last ?? '')).toEqual({
    changed: ['bank.ifsc', 'attendance'],
    attendance: 'off',
    isBodyCorporate: false,
  });
  for (const secret of [facts.bank.accountNumber, facts.pan, facts.legalName, 'Hill Road'])
    expect(first).not.toContain(secret);
});
