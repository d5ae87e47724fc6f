import { expect, test } from 'vitest';
import { sentenceOf } from './records.words.ts';

const asha = { name: 'Asha Rao' };

test('a line of the activity log is a sentence', () => {
  const about = { guard: 'Ravi Kumar', client: 'Sunrise Heights', billNumber: 'PR/26-27/000001' };
  const told = (action: string, status?: string) =>
    sentenceOf({ action, actor: asha, about: { ...about, status } });
  expect(told('assignment.created')).toBe('Asha Rao assigned Ravi Kumar to Sunrise Heights');
  expect(told('bill.paid')).toBe('Asha Rao marked bill PR/26-27/000001 of Sunrise Heights as paid');
  expect(told('assignment.status', 'onBreak')).toBe('Ravi Kumar went on a break at Sunrise Heights');
  expect(told('assignment.status', 'toString')).toBe('Ravi Kumar changed the assignment at Sunrise Heights');
});

test('what is no longer known is left open', () => {
  const told = (action: string) => sentenceOf({ action, actor: null, about: {} });
  expect(told('registration.made')).toBe('Someone signed up');
  expect(told('assignment.created')).toBe('The system assigned a guard to a client');
  expect(sentenceOf({ action: 'client_application.approved', actor: asha, about: {} })).toBe(
    'Asha Rao accepted a request for guards',
  );
});

test('an action without words of its own is still readable', () => {
  const told = (action: string) => sentenceOf({ action, actor: asha, about: {} });
  expect(told('shift_plan.sent')).toBe('Asha Rao: shift plan sent');
  expect(told('constructor')).toBe('Asha Rao: constructor');
});
