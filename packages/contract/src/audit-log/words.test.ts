import { expect, test } from 'vitest';
import { describeAuditEntry } from './words.ts';

const asha = { name: 'Asha Rao' };

test('an audit entry is described as a sentence', () => {
  const about = { guard: 'Ravi Kumar', client: 'Sunrise Heights', billNumber: 'PR/26-27/000001' };
  const describe = (action: string, status?: string) =>
    describeAuditEntry({ action, actor: asha, about: { ...about, status } });
  expect(describe('assignGuard')).toBe('Asha Rao assigned Ravi Kumar to Sunrise Heights');
  expect(describe('markBillPaid')).toBe('Asha Rao marked bill PR/26-27/000001 of Sunrise Heights as paid');
  expect(describe('setAssignmentStatus', 'onBreak')).toBe('Ravi Kumar went on a break at Sunrise Heights');
  expect(describe('completeAssignment', 'completed')).toBe(
    'Ravi Kumar completed the assignment at Sunrise Heights',
  );
  expect(describe('setAssignmentStatus', 'toString')).toBe(
    'Ravi Kumar changed the assignment at Sunrise Heights',
  );
});

test('an entry about deleted or unknown people uses general words', () => {
  const describe = (action: string) => describeAuditEntry({ action, actor: null, about: {} });
  expect(describe('register')).toBe('Someone signed up');
  expect(describe('assignGuard')).toBe('The system assigned a guard to a client');
  expect(describeAuditEntry({ action: 'acceptClientApplication', actor: asha, about: {} })).toBe(
    'Asha Rao accepted a request for guards',
  );
});

test('an action without a sentence is described by its name', () => {
  const describe = (action: string) => describeAuditEntry({ action, actor: asha, about: {} });
  expect(describe('sendShiftPlan')).toBe('Asha Rao: send shift plan');
  expect(describe('constructor')).toBe('Asha Rao: constructor');
});
