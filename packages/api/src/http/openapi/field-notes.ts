import { addDays, today } from '@prahari/domain/days';

/** A field's meaning and a value that people would enter, for the description of the API. */
export interface FieldNote {
  description?: string;
  /** The format in bodies, whose schemas have checks of their own instead. */
  format?: 'date' | 'email' | 'uri';
  example?: unknown;
}

const instant = '2026-11-26T04:30:00.000Z';

/** Notes by the name of a field, which means the same wherever it occurs. */
export const fieldNotes: Readonly<Record<string, FieldNote>> = {
  _id: { example: '01939a5e-7c00-7000-8000-000000000001' },
  success: {},
  plan: { description: 'What the check of a sheet would do.', example: '5f'.repeat(32) },
  message: { description: 'For people.', example: 'Done' },
  code: { description: 'For programs: it stays the same when the message changes.' },
  name: { example: 'Ramesh Kumar' },
  fullName: { example: 'Ramesh Kumar' },
  clientName: { example: 'Sunrise Heights' },
  contactName: { example: 'Meera Shah' },
  email: { description: 'Empty for a person without one.', format: 'email', example: 'ramesh@example.com' },
  recipient: { example: 'ramesh@example.com' },
  phone: { description: 'E.164, or as the person typed it at signup.', example: '+919876543210' },
  phoneNumber: { example: '+91 98765 43210' },
  street: { example: '12 Fergusson College Road' },
  city: { example: 'Pune' },
  state: { example: 'Maharashtra' },
  zipCode: { description: 'A PIN code of six digits.', example: '411004' },
  location: { example: 'Gate 2, Sunrise Heights, Pune' },
  address: { example: '4 Station Road, Pune' },
  startDate: { format: 'date', description: 'The first day, in India.', example: today() },
  endDate: {
    format: 'date',
    description: 'The last day, included, in India.',
    example: addDays(today(), 30),
  },
  from: { format: 'date', example: today() },
  startsAt: { description: 'A time of day in India.', example: '20:00' },
  weekdays: { description: 'Days of the week, 1 is Monday.', example: [1, 2, 3, 4, 5, 6] },
  lastDay: { format: 'date', example: addDays(today(), 7) },
  dueDate: { format: 'date', description: 'A day in India.', example: addDays(today(), 15) },
  dateOfBirth: { example: '1994-05-17' },
  expiresOn: {
    format: 'date',
    description: 'The last day on which it is valid.',
    example: addDays(today(), 90),
  },
  month: { example: '2026-11' },
  createdAt: { description: 'An instant in UTC.', example: instant },
  amount: { description: 'Rupees with at most two decimals.', example: 42500 },
  unpaid: { description: 'Rupees.', example: 85000 },
  owed: { description: 'Rupees.', example: 85000 },
  overdue: { description: 'Rupees.', example: 42500 },
  billNumber: { example: 'PR/26-27/000123' },
  driveLink: { format: 'uri', example: 'https://drive.google.com/file/d/1a2b3c/view' },
  description: { example: 'Guarding in November 2026' },
  asked: { description: 'The number of guards wanted.', example: 2 },
  numberOfGuards: { example: 2 },
  experience: { description: 'Years.', example: 4 },
  rating: { description: '0 to 5; 0 without a review.', example: 4.5 },
  specialization: { example: ['Access control'] },
  qualifications: { example: '12th standard' },
  reason: { example: 'Not enough guards in this city' },
  password: { example: 'three lamps at the gate' },
  confirmPassword: { example: 'three lamps at the gate' },
  newPassword: { example: 'four lamps at the gate' },
  currentPassword: { example: 'three lamps at the gate' },
  validUntil: {
    format: 'date',
    description: 'The last day, included, in India.',
    example: addDays(today(), 90),
  },
  scopes: { description: 'What the token may do.' },
  otp: { example: '123456' },
  totp: { example: '123456' },
  token: { example: 'mFvKq1n0bJ4T6d0sQb8o3v5xJw2yZk9cRr7eLh1aUuE' },
  nextCursor: { description: 'For the next page; null on the last one.', example: null },
  total: { description: 'Exact up to 10,000.', example: 1 },
  invitation: { example: 'q83vEjRWeJAq83vEjRWeJAq83vEjRWeJAq83vEjRWeI' },
  csv: { example: 'Name,Phone\nRamesh Kumar,98765 43210\n' },
  url: { format: 'uri', example: 'https://erp.example.com/prahari' },
  number: { example: 'PV/2026/4711' },
};
