import { expect, test } from 'vitest';
import { emptyAssignment, restoreDraft } from './assign-draft.ts';

const hostel = { value: 'c1', label: 'St. Aloysius Hostel' };
const tower = { value: 'c2', label: 'Tapovan Heights' };
const typed = { ...emptyAssignment(null), 'location.street': 'Gate 2' };

test('a draft without a client gets the chosen client', () => {
  expect(restoreDraft(hostel, typed)).toEqual({ ...typed, clientId: hostel });
});

test('a draft of the same client is kept', () => {
  const forHostel = { ...typed, clientId: hostel };
  expect(restoreDraft(null, forHostel)).toEqual(forHostel);
  expect(restoreDraft(hostel, forHostel)).toEqual(forHostel);
});

test('a draft of another client is discarded', () => {
  expect(restoreDraft(tower, { ...typed, clientId: hostel })).toEqual(emptyAssignment(tower));
});
