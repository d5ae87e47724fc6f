import { describe, expect, it, test } from 'vitest';
import { formatPhone, toE164, whatsAppLink } from './phone.ts';

describe('toE164', () => {
  it.each([
    '9876543210',
    '98765 43210',
    '098765-43210',
    '91 98765 43210',
    '+91 (98765) 43210',
    '0091 98765 43210',
    '+91 (0) 98765 43210',
    '91-098765-43210',
    '(+91) 98765 43210',
    'tel:+919876543210',
    '\u202a९८७६५\u00a0४३२१०\u202c',
  ])('%s is an Indian number', (written) => {
    expect(toE164(written)).toBe('+919876543210');
  });

  it('a number of another country keeps its code', () => {
    expect(toE164('+44 20 7946 0123')).toBe('+442079460123');
    expect(toE164('0044 20 7946 0123')).toBe('+442079460123');
  });

  it.each(['', '12345', 'call me', '+0 1234567890', '98765\n43210', '1'.repeat(26)])(
    '%j is no number',
    (text) => {
      expect(toE164(text)).toBeUndefined();
    },
  );
});

test('an Indian number is written in two groups of five and others as they are', () => {
  expect(['9876543210', '+442079460123', 'x'].map(formatPhone)).toEqual([
    '+91 98765 43210',
    '+442079460123',
    'x',
  ]);
});

test('a landline keeps the groups it was written in', () => {
  expect(['+91 20 5550 1428', '+912055501428'].map(formatPhone)).toEqual([
    '+91 20 5550 1428',
    '+91 20555 01428',
  ]);
});

test('a WhatsApp link has the number without plus and the text encoded', () => {
  expect(whatsAppLink('98765 43210', 'A & B')).toBe('https://wa.me/919876543210?text=A%20%26%20B');
  expect(whatsAppLink('12345')).toBeUndefined();
});
