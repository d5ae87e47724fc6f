import type { Found } from '@prahari/contract/office.schemas';

const id = (n: number) => `01900000-0000-7000-8000-0000000007${String(n).padStart(2, '0')}`;

export const foundInBhopal: readonly Found[] = [
  { kind: 'guard', _id: id(1), name: 'Deepak Solanki', detail: 'Bhopal', figure: 'Available' },
  {
    kind: 'guard',
    _id: id(2),
    name: 'Fatima Begum Khan',
    detail: 'Lakeview Enclave, Bhopal',
    figure: 'Assigned',
  },
  {
    kind: 'client',
    _id: id(4),
    name: 'Lakeview Enclave Residents’ Society',
    detail: 'Kolar Road, Bhopal',
    figure: '+91 57002 61184',
  },
  {
    kind: 'post',
    _id: id(3),
    name: 'Lakeview Enclave Residents’ Society',
    detail: 'Bhopal, Kolar Road',
    figure: '0 of 3',
  },
  {
    kind: 'bill',
    _id: id(5),
    name: 'PR/26-27/000131',
    detail: 'Lakeview Enclave, due 2 Nov 2026',
    figure: '₹18,500.00',
  },
];
