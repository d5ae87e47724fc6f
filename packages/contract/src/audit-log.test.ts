import { expect, test } from 'vitest';
import { auditActions, auditSentence, describeAuditEntry } from './audit-log.ts';

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

test('an action that has no sentence of its own is described by its name', () => {
  const describe = (action: string) => describeAuditEntry({ action, actor: asha, about: {} });
  expect(describe('sendShiftPlan')).toBe('Asha Rao: send shift plan');
  expect(describe('constructor')).toBe('Asha Rao: constructor');
});

test('the names in a sentence are parts of their own', () => {
  const about = { guard: 'Ravi Kumar', client: 'Sunrise Heights' };
  expect(auditSentence({ action: 'assignGuard', actor: asha, about })).toEqual([
    { text: 'Asha Rao', named: 'actor' },
    { text: ' assigned ' },
    { text: 'Ravi Kumar', named: 'guard' },
    { text: ' to ' },
    { text: 'Sunrise Heights', named: 'client' },
  ]);
  expect(
    auditSentence({ action: 'acceptClientApplication', actor: null, about: { person: 'Ravi' } }),
  ).toEqual([
    { text: 'The system accepted ' },
    { text: 'Ravi', named: 'person' },
    { text: '’s request for guards' },
  ]);
});

test('the parts of every sentence together are the sentence', () => {
  const about = { person: 'Ravi', guard: 'Asha Rao', client: 'Asha Rao', recipient: 'asha@rao.example' };
  for (const action of auditActions)
    for (const actor of [asha, null, { name: '' }]) {
      const parts = auditSentence({ action, actor, about });
      expect(parts.map(({ text }) => text).join('')).toBe(describeAuditEntry({ action, actor, about }));
    }
});
