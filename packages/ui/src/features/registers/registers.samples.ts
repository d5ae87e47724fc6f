import type { RegisterDocument as Document } from '@prahari/contract/registers.schemas';

const days = Array.from({ length: 30 }, (_, at) => ({ heading: `${at + 1}`, kind: 'mark' as const }));
const marks = days.map((_, at) => (at % 7 === 6 ? 'WO' : 'P'));

/** The muster roll of two sites of a client. */
export const musterRoll: Document = {
  register: 'muster',
  title: 'Muster roll',
  number: 'Form XVI',
  rules: 'Contract Labour (Regulation and Abolition) Central Rules, 1971, rule 78(1)(a)(i)',
  notes: ['We don’t know the form of Maharashtra: this is the central form, Form XVI.'],
  month: '2026-11',
  company: {
    name: 'Prahari Security Services Private Limited',
    address: '204 Sahyadri Chambers, Senapati Bapat Road\nPune, Maharashtra 411016',
    psaraLicence: 'MH/PSA/2024/0311',
  },
  client: 'Nirmal Jeevan Hospital',
  columns: [
    { heading: 'Sl', kind: 'number' },
    { heading: 'Name', kind: 'text' },
    { heading: 'Father’s or husband’s name', kind: 'text' },
    { heading: 'Gender', kind: 'blank' },
    ...days,
    { heading: 'Total days', kind: 'number' },
    { heading: 'Remarks', kind: 'blank' },
  ],
  sections: ['Gate 1, Pune', 'Ward 4, Pune'].map((place, at) => ({
    facts: [
      { label: 'Contractor', text: 'Prahari Security Services Private Limited, Pune' },
      { label: 'Nature and location of work', text: `Security guarding, ${place}` },
      { label: 'Principal employer', text: 'Nirmal Jeevan Hospital' },
    ],
    rows: [
      [`${at * 2 + 1}`, 'Ravi Kumar Yadav', 'Suresh Yadav', '', ...marks, '26', ''],
      [`${at * 2 + 2}`, 'सुनीता देवी', 'रमेश', '', ...marks, '26', ''],
    ],
  })),
  signatures: ['Contractor', 'Representative of the principal employer'],
};

/** PSARA’s register of clients in a month without posts. */
export const emptyRegister: Document = {
  ...musterRoll,
  register: 'psara-clients',
  title: 'Register of clients',
  number: '',
  rules: 'Private Security Agencies (Regulation) Act, 2005, section 15',
  notes: [],
  client: '',
  columns: ['Sr', 'Name', 'Phone', 'Address of point', 'Number of guards', 'Ranks', 'Start', 'End'].map(
    (heading) => ({ heading, kind: 'text' as const }),
  ),
  sections: [],
  signatures: ['For Prahari Security Services Private Limited'],
};
