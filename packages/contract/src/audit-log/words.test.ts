import { expect, test } from 'vitest';
import { describeAuditEntry } from './words.ts';

const asha = { name: 'Asha Rao' };

test('a line of the activity log is a sentence', () => {
  const about = { guard: 'Ravi Kumar', client: 'Sunrise Heights', billNumber: 'PR/26-27/000001' };
  const describe = (action: string, status?: string) =>
    describeAuditEntry({ action, actor: asha, about: { ...about, status } });
  expect(describe('assignment.created')).toBe('Asha Rao assigned Ravi Kumar to Sunrise Heights');
  expect(describe('bill.paid')).toBe('Asha Rao marked bill PR/26-27/000001 of Sunrise Heights as paid');
  expect(describe('assignment.status', 'onBreak')).toBe('Ravi Kumar went on a break at Sunrise Heights');
  expect(describe('assignment.status', 'toString')).toBe(
    'Ravi Kumar changed the assignment at Sunrise Heights',
  );
});

test('what is no longer known is left open', () => {
  const describe = (action: string) => describeAuditEntry({ action, actor: null, about: {} });
  expect(describe('registration.made')).toBe('Someone signed up');
  expect(describe('assignment.created')).toBe('The system assigned a guard to a client');
  expect(describeAuditEntry({ action: 'client_application.approved', actor: asha, about: {} })).toBe(
    'Asha Rao accepted a request for guards',
  );
});

test('an action without words of its own is still readable', () => {
  const describe = (action: string) => describeAuditEntry({ action, actor: asha, about: {} });
  expect(describe('shift_plan.sent')).toBe('Asha Rao: shift plan sent');
  expect(describe('constructor')).toBe('Asha Rao: constructor');
});
