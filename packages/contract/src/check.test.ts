import { addDays, today } from '@prahari/domain/days';
import { expect, test } from 'vitest';
import { clientApplicationBody } from './applications.schemas.ts';
import { assignGuardForm } from './assignments.schemas.ts';
import { emailBody, registerBody, verifyOtpBody } from './auth.schemas.ts';
import { generateBillBody } from './bills.schemas.ts';
import { isSafeLink } from './bills.ts';
import { fieldErrors } from './check.ts';
import { enableSecondFactorBody } from './factors.schemas.ts';
import { addGuardBody } from './guards.schemas.ts';
import { loginBody } from './sessions.schemas.ts';

const assignment = {
  guardId: '01935f5c-7c3e-7000-8000-000000000002',
  clientId: '01935f5c-7c3e-7000-8000-000000000001',
  shift: 'day',
  location: { street: '4 Lake Road', city: 'Pune', state: 'Maharashtra', zipCode: '411004' },
};

const bill = {
  clientId: '01935f5c-7c3e-7000-8000-000000000001',
  amount: 100,
  dueDate: '2026-12-05',
  description: 'Two guards',
  driveLink: 'https://drive.example/1',
};

test('each missing field is named by its dotted path', () => {
  expect(Object.keys(fieldErrors(assignGuardForm, { location: {} }))).toEqual([
    'guardId',
    'clientId',
    'startDate',
    'endDate',
    'shift',
    'location.street',
    'location.city',
    'location.state',
    'location.zipCode',
  ]);
});

test('a name loses invisible characters, and one with control characters is refused', () => {
  const parsed = (name: string) => addGuardBody.shape.name.parse(name);
  for (const hidden of ['\u202e', '\u2066', '\u200f', '\u061c', '\u00ad', '\u2060', '\ufeff', '\u{e007f}'])
    expect(parsed(`Asha ${hidden}Rao`), hidden).toBe('Asha Rao');
  const error = (name: string) => fieldErrors(registerBody, { name }).name;
  for (const character of ['\u0000', '\u0085', '\u009b', '\u2028', '\n', '\ud800'])
    expect(error(`Asha${character}Rao`), character).toBe('Full name has characters that cannot be stored');
  for (const name of ['आशा राव', 'ക്‍', 'عائشہ', 'Asha O’Rao']) expect(error(name), name).toBeUndefined();
});

test('an amount of zero, above ₹99,99,99,999.99 or with more than two decimals is refused', () => {
  const error = (amount: unknown) => fieldErrors(generateBillBody, { ...bill, amount }).amount;
  expect(error(0.01)).toBeUndefined();
  expect(error(999_999_999.99)).toBeUndefined();
  expect(error(0)).toBe('Amount must be more than zero');
  expect(error(-5)).toBe('Amount must be more than zero');
  expect(error(1.005)).toBe('Amount must have at most two decimals');
  expect(error(1_000_000_000)).toBe('Amount must be at most ₹99,99,99,999.99');
  expect(error('100')).toBe('Amount must be a number');
});

test('an assignment of more than ten years, which would write a row a day, and a bill due more than ten years ago are refused by field', () => {
  const period = (startDate: string, endDate: string) =>
    fieldErrors(assignGuardForm, { ...assignment, startDate, endDate });
  expect(period(addDays(today(), 1), addDays(today(), 3_650))).toEqual({});
  for (const endDate of [addDays(today(), 3_670), addDays(today(), 36_500), '2199-01-01'])
    expect(period(addDays(today(), 1), endDate)).toEqual({
      endDate: 'End date must be within 10 years of the start date',
    });
  const due = (dueDate: string) => fieldErrors(generateBillBody, { ...bill, dueDate });
  expect(due(addDays(today(), -3650))).toEqual({});
  for (const dueDate of [addDays(today(), -3670), '1990-01-01'])
    expect(due(dueDate)).toEqual({ dueDate: 'Due date must not be more than ten years ago' });
  expect(due('2099-12-05')).toEqual({});
});

test('a drive link that is not http or https or contains credentials is refused', () => {
  expect(isSafeLink('https://drive.example/file?id=1')).toBe(true);
  expect(isSafeLink('HTTPS://Drive.example')).toBe(true);
  expect(isSafeLink('http://drive.example/file')).toBe(true);
  for (const link of [
    'ftp://drive.example',
    'javascript:alert(1)',
    'https://user:pw@drive.example',
    'https://u@x.example',
    'drive.example',
    ' https://a.example',
    'https://a.example/b c',
    'https:a.example',
    'https://a.example\\@b.example',
    'https:\\\\a.example',
    'https://',
  ]) {
    expect(isSafeLink(link), link).toBe(false);
  }
});

test('an end date before the start date is reported at the end date', () => {
  const application = {
    serviceType: 'FULL_TIME',
    location: 'Pune',
    numberOfGuards: 1,
    startDate: '2026-12-02',
    endDate: '2026-12-01',
  };
  expect(fieldErrors(clientApplicationBody, application)).toEqual({
    endDate: 'End date must not be before the start date',
  });
  expect(fieldErrors(clientApplicationBody, { ...application, endDate: '2026-12-02' })).toEqual({});
});

test('a number of guards that is not a whole number from 1 to 1,000 is refused', () => {
  const error = (numberOfGuards: unknown) =>
    fieldErrors(clientApplicationBody, { numberOfGuards }).numberOfGuards;
  expect([error(1), error(1000)]).toEqual([undefined, undefined]);
  expect([error(0), error(1001), error(1.5), error('2')].every(Boolean)).toBe(true);
});

test('signup refuses the role admin and passwords that differ', () => {
  const person = {
    name: 'Asha',
    email: ' ASHA@Example.com ',
    password: 'lantern at dusk',
    confirmPassword: 'lantern at dusk',
    role: 'client',
    phone: '+91 98765 43210',
  };
  expect(fieldErrors(registerBody, person)).toEqual({});
  expect(registerBody.parse(person).email).toBe('asha@example.com');
  expect(fieldErrors(registerBody, { ...person, role: 'admin' })).toHaveProperty('role');
  expect(fieldErrors(registerBody, { ...person, confirmPassword: 'other' })).toEqual({
    confirmPassword: 'Passwords do not match',
  });
  expect(fieldErrors(loginBody, { email: 'x', password: '', role: 'boss' })).toEqual({
    email: 'Email must be an address like name@example.com',
    password: 'Password is required',
    role: 'Role must be one of client, security, admin',
  });
});

test('an email address that mail servers reject or change is refused', () => {
  const error = (email: string) => fieldErrors(emailBody, { email }).email;
  for (const email of ['asha@example.com', "Asha.O'Neil+Pune@Mail-1.Example.co.in", 'a@b.c', 'a@1.in'])
    expect([email, error(email)]).toEqual([email, undefined]);
  for (const email of [
    'asha',
    'a@b',
    '.a@b.in',
    'a.@b.in',
    'a..b@c.in',
    'a@b..in',
    'a@1.2',
    'a@127.0.0.1',
    '"a"@b.in',
  ])
    expect([email, error(email)]).toEqual([email, 'Email must be an address like name@example.com']);
});

test('a phone number is read as people see it, and one of India has ten digits from 6 to 9', () => {
  const errors = (phone: string) => [
    fieldErrors(registerBody, { phone }).phone,
    fieldErrors(addGuardBody, { phone }).phone,
  ];
  const right =
    '98765\u00a043211|\u202a+91 98765 43212\u202c|98765\u201143214|98765–43210|९८७६५४३२१०|+44 20 7946 0123';
  for (const phone of right.split('|'))
    expect([phone, ...errors(phone)]).toEqual([phone, undefined, undefined]);
  const refused = (phones: string, error: string) => {
    for (const phone of phones.split('|')) expect([phone, ...errors(phone)]).toEqual([phone, error, error]);
  };
  refused(
    '+91 98765 4321|+91 98765 432100|11111 11111|00000 00000|98765|+919876543|(020) 2567-8901|------|call me',
    'Phone must be a number like +91 98765 43210',
  );
  refused(
    '+91 98765 43210/11|98765 43210, 98765 43211|9876543210 9876543211|0755 2550101 / 98765 43210',
    'Phone has two numbers: enter only one',
  );
});

test('a PIN code is six digits, also as Excel writes it', () => {
  const pin = assignGuardForm.shape.location.shape.zipCode;
  for (const written of ['462001', '462 001', '462001.0', '४६२००१'])
    expect(pin.parse(written)).toBe('462001');
  for (const written of ['46200', '046200', 'PIN-462001', '462001 (MP)', '4620011'])
    expect(fieldErrors(pin, written)['']).toBe('PIN code must be six digits that do not begin with 0');
});

test('a code may have spaces, and digits of any script', () => {
  for (const typed of ['123456', ' 123 456', '१२३४५६', '১২৩ ৪৫৬', '123\u200b456'])
    for (const code of [enableSecondFactorBody.shape.totp, verifyOtpBody.shape.otp])
      expect(code.parse(typed)).toBe('123456');
});

test('text of invisible characters only counts as missing', () => {
  const error = (name: string) => fieldErrors(registerBody, { name }).name;
  for (const name of ['', ' ', '\u00a0', '\u200b\u2060', '\ufeff \u202e'])
    expect(error(name)).toBe('Full name is required');
  for (const name of ['.', '\u200dक', '👩\u200d👧']) expect(error(name)).toBeUndefined();
});

test('a day out of range and a day that does not exist have different errors', () => {
  const error = (dueDate: string) => fieldErrors(generateBillBody, { ...bill, dueDate }).dueDate;
  expect(error('1900-01-01')).toBe('Due date must not be more than ten years ago');
  expect(error('2200-12-31')).toBeUndefined();
  expect(error('9999-12-31')).toBe('Due date must be between 1900 and 2200');
  expect(error('1899-12-31')).toBe('Due date must be between 1900 and 2200');
  expect(error('2026-02-30')).toBe('Due date must be a date that exists, as YYYY-MM-DD');
  const bornError = (dateOfBirth: string) => fieldErrors(addGuardBody, { dateOfBirth }).dateOfBirth;
  expect(bornError('1899-12-31')).toBe('Date of birth must be between 1900 and 2200');
  expect(bornError('1985-02-29')).toBe('Date of birth must be a date that exists, as YYYY-MM-DD');
  expect(bornError('')).toBeUndefined();
});

test('an entry of a list that is no object is named as missing', () => {
  expect(fieldErrors(addGuardBody, { papers: [null] })['papers.0']).toBe('Paper is required');
});

test('text with a control character or a lone surrogate is refused, and other text is accepted', () => {
  const description = (text: string) =>
    fieldErrors(generateBillBody, { ...bill, description: text }).description;
  expect(description('नमस्ते 👮 \u202eRTL\nsecond line')).toBeUndefined();
  expect(description('a\u0000b')).toBe('Description has characters that cannot be stored');
  expect(description('\ud800')).toBe('Description has characters that cannot be stored');
  expect(description('   ')).toBe('Description is required');
});
