import { expect, test } from 'vitest';
import { emptyAssignment, restoreDraft } from './assign-draft.ts';

const hostel = { value: 'c1', label: 'St. Aloysius Hostel' };
const tower = { value: 'c2', label: 'Tapovan Heights' };
const typed = { ...emptyAssignment(null), 'location.street': 'Gate 2' };

test('what was typed before a client was chosen is for the one chosen now', () => {
  expect(restoreDraft(hostel, typed)).toEqual({ ...typed, clientId: hostel });
});

test('what was typed for a client goes on for that client, also when none is chosen beforehand', () => {
  const forHostel = { ...typed, clientId: hostel };
  expect(restoreDraft(null, forHostel)).toEqual(forHostel);
  expect(restoreDraft(hostel, forHostel)).toEqual(forHostel);
});

test('one client’s address is never offered for another', () => {
  expect(restoreDraft(tower, { ...typed, clientId: hostel })).toEqual(emptyAssignment(tower));
});
