import { PLAUSIBLE_BUT_INVALID } from '../fuzz/invalid-values.ts';
import {
  assignGuardBody,
  clientApplicationBody,
  daysFromToday,
  generateBillBody,
  securityApplicationBody,
  UNKNOWN_ID,
} from './company.ts';

export type FormUser = 'admin' | 'client' | 'security';

export interface InvalidForm {
  user: FormUser;
  path: string;
  body: () => Record<string, unknown>;
  /** Invalid values by field; dotted names for nested fields. */
  invalidValues: Record<string, readonly unknown[]>;
}

const notText = [undefined, null, '', '   ', 7, {}, [], true, 'bell\u0007', '\ud800', '\u0000'];
const notDay = [undefined, null, '', 'soon', 7, ...PLAUSIBLE_BUT_INVALID.day];
const notId = [undefined, null, '', 'x', 7, {}, `${UNKNOWN_ID}0`, `${UNKNOWN_ID}' or 1=1`];
const notNumber = [undefined, null, '', '5', 'many', {}, [], true];
export const long = (length: number) => 'a'.repeat(length);

/**
 * Invalid values of the fields of the longest forms; fuzzing draws some for every endpoint.
 * @param ids those of an existing guard and client
 */
export const invalidForms = (ids: { guardId: string; clientId: string }): InvalidForm[] => [
  {
    user: 'admin',
    path: '/admin/assign-guard',
    body: () => assignGuardBody(ids.guardId, ids.clientId),
    invalidValues: {
      guardId: notId,
      clientId: notId,
      startDate: notDay,
      endDate: [...notDay, daysFromToday(-1)],
      shift: [undefined, null, '', 'evening', 'DAY', 7],
      location: [undefined, null, 'Noida', 7],
      'location.street': [...notText, long(301)],
      'location.city': [...notText, long(101)],
      'location.state': [...notText, long(101)],
      'location.zipCode': [...notText, long(21), 201309],
    },
  },
  {
    user: 'admin',
    path: '/admin/generate-bill',
    body: () => generateBillBody(ids.clientId),
    invalidValues: {
      clientId: notId,
      amount: [...notNumber, ...PLAUSIBLE_BUT_INVALID.amount, 1e300, Number.MAX_SAFE_INTEGER],
      dueDate: notDay,
      description: [...notText, long(2001)],
      driveLink: [...notText, ...PLAUSIBLE_BUT_INVALID.driveLink, `https://x.example/${long(2000)}`],
    },
  },
  {
    user: 'client',
    path: '/client/submit-application',
    body: () => clientApplicationBody(),
    invalidValues: {
      serviceType: [undefined, null, '', 'HALF_TIME', 'full_time', 7],
      location: [...notText, long(501)],
      startDate: notDay,
      endDate: [...notDay, daysFromToday(-1)],
      numberOfGuards: [...notNumber, ...PLAUSIBLE_BUT_INVALID.numberOfGuards],
      additionalDetails: [null, 7, {}, long(5001), '\u0000', '\ud800'],
    },
  },
  {
    user: 'security',
    path: '/security/application/submit',
    body: () => securityApplicationBody(),
    invalidValues: {
      fullName: [...notText, long(201), 'two\nlines'],
      dateOfBirth: [...notDay, daysFromToday(0), daysFromToday(1)],
      address: [...notText, long(501)],
      phoneNumber: [...notText, 'call me', '123', long(30)],
      experience: [...notNumber, -1, -0.5, 81, 1e300],
      qualifications: [...notText, long(2001)],
      previousEmployer: [null, 7, long(201), 'two\nlines'],
      documents: [null, 'x', {}, ['a file']],
      additionalDetails: [null, 7, long(5001)],
    },
  },
];
